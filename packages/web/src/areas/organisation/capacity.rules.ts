/** How many supervisors a department needs when all its places are taken. */
export const supervisorsNeeded = (capacity: number, ratio: number) => Math.ceil(capacity / ratio)

/** How much of the scale a capacity fills, in percent; the greatest of the rows shown fills it. */
export const shareOf = (capacity: number | null, all: readonly (number | null)[]) => {
  const greatest = Math.max(1, ...all.map((one) => one ?? 0))
  return Math.round(((capacity ?? 0) / greatest) * 100)
}
