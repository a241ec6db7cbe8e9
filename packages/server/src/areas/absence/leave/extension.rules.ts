export type YearOfLeave = { id: number; year: number; days: number }

/**
 * By how many days leaves of one type prolong a training, by their ids: in each year the whole days over the limit, for whichever leave goes
 * over it. `rows` are those of one trainee, in the order in which the leaves begin.
 */
export function excessOf(rows: readonly YearOfLeave[], over: number): Map<number, number> {
  const taken = new Map<number, number>()
  const excess = new Map<number, number>()
  for (const { id, year, days } of rows) {
    const before = taken.get(year) ?? 0
    taken.set(year, before + days)
    excess.set(id, (excess.get(id) ?? 0) + wholeDaysOver(before + days, over) - wholeDaysOver(before, over))
  }
  return excess
}
export const wholeDaysOver = (days: number, over: number) => Math.max(0, Math.floor(days - over))
