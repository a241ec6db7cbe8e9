/**
 * Parses a typed cell: points, empty (null), or undefined if it is not a score. Full-width digits
 * and 。 are accepted.
 */
export function pointsIn(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').replaceAll('。', '.').trim()
  if (text === '') return null
  if (!/^\d{1,3}(\.\d{0,2})?$|^\.\d{1,2}$/.test(text)) return undefined

  const points = Number(text)

  return points <= 100 ? points : undefined
}

/** The initial text of a score cell. */
export const pointsText = (points: number | null | undefined) =>
  points === null || points === undefined ? '' : String(points)

/** The direction of a key in a column of cells: 1 down, -1 up, 0 none. */
export const stepOf = (key: string): -1 | 0 | 1 => {
  if (key === 'Enter' || key === 'ArrowDown') return 1

  return key === 'ArrowUp' ? -1 : 0
}
