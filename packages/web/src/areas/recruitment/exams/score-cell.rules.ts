/** What was typed into a cell: points, nothing (null), or undefined where it is no score. Full-width digits and 。 count as typed. */
export function pointsIn(typed: string): number | null | undefined {
  const text = typed.normalize('NFKC').replaceAll('。', '.').trim()
  if (text === '') return null
  if (!/^\d{1,3}(\.\d{0,2})?$|^\.\d{1,2}$/.test(text)) return undefined
  const points = Number(text)
  return points <= 100 ? points : undefined
}
/** A score as a cell shows it before somebody types. */
export const pointsText = (points: number | null | undefined) => (points === null || points === undefined ? '' : String(points))

/** Where a key leads in a column of cells: 1 down, -1 up, 0 nowhere. */
export const stepOf = (key: string): -1 | 0 | 1 => (key === 'Enter' || key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0)
