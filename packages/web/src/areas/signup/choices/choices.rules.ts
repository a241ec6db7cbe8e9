export const MAX_CHOICES = 4

/** Adds a choice at the end; a duplicate or a fifth changes nothing. */
export const addChoice = (ids: readonly number[], id: number): readonly number[] =>
  ids.includes(id) || ids.length >= MAX_CHOICES ? ids : [...ids, id]

export const removeChoice = (ids: readonly number[], id: number): readonly number[] =>
  ids.filter((one) => one !== id)

/** Moves a choice up (-1) or down (1); no change at the ends. */
export function moveChoice(ids: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const from = ids.indexOf(id)
  const to = from + by
  if (from < 0 || to < 0 || to >= ids.length) return ids

  const moved = ids.filter((one) => one !== id)

  return [...moved.slice(0, to), id, ...moved.slice(to)]
}
