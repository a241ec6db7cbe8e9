export const MAX_CHOICES = 4

/** The choices with one more at the end; the same one twice, or a fifth, changes nothing. */
export const addChoice = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) || ids.length >= MAX_CHOICES ? ids : [...ids, id]
export const removeChoice = (ids: readonly number[], id: number): readonly number[] => ids.filter((one) => one !== id)

/** The choices with one moved up (-1) or down (1); at the end of the list nothing changes. */
export function moveChoice(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return ids
  const moved = ids.filter((one) => one !== id)
  return [...moved.slice(0, to), id, ...moved.slice(to)]
}
