/** The number of supervisors for full capacity. */
export const supervisorsNeeded = (capacity: number, ratio: number) => Math.ceil(capacity / ratio)

/** The bar length of a capacity in percent; the largest visible row is 100. */
export const shareOf = (capacity: number | null, all: readonly (number | null)[]) => {
  const greatest = Math.max(1, ...all.map((one) => one ?? 0))
  return Math.round(((capacity ?? 0) / greatest) * 100)
}
