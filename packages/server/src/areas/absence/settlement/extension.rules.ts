export type YearOfLeave = { id: number; year: number; days: number }

/** All years are one where a type always prolongs the training. */
export const EVERY_YEAR = 0

/**
 * By how many days leaves of one type extend a training, by their ids: in each year the days over
 * the limit, counted for the leave that exceeds it. `rows` are those of one trainee, in the order
 * in which the leaves begin. Half days are added up over all of these leaves; each whole day moves
 * the end, and a remaining half day moves nothing.
 */
export function excessOf(rows: readonly YearOfLeave[], over: number): Map<number, number> {
  const taken = new Map<number, number>()
  const excess = new Map<number, number>()

  for (const { id, year, days } of rows) {
    const before = taken.get(year) ?? 0
    taken.set(year, before + days)

    excess.set(
      id,
      (excess.get(id) ?? 0) + wholeDaysOver(before + days, over) - wholeDaysOver(before, over),
    )
  }

  return excess
}

const wholeDaysOver = (days: number, over: number) => Math.max(0, Math.floor(days - over))
