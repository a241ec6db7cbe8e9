import type { DepartmentMonths } from '@residency/contract/areas/rotations/seats/months.contract'

/** A cell of the grid: row and column. */
export type Spot = { row: number; column: number }

/** Where a selection began and where it ends. */
export type Range = { from: Spot; to: Spot }
export type Area = { top: number; bottom: number; left: number; right: number }

/** The rectangle of a range, whichever way it was drawn. */
export const areaOf = ({ from, to }: Range): Area => ({
  top: Math.min(from.row, to.row),
  bottom: Math.max(from.row, to.row),
  left: Math.min(from.column, to.column),
  right: Math.max(from.column, to.column),
})

export const isWithin = ({ top, bottom, left, right }: Area, { row, column }: Spot) =>
  row >= top && row <= bottom && column >= left && column <= right

export const countCells = ({ top, bottom, left, right }: Area) =>
  (bottom - top + 1) * (right - left + 1)

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
  Home: [0, -1000],
  End: [0, 1000],
}

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value))

/** The cell a key leads to; null for other keys. */
export function stepBy(
  key: string,
  { row, column }: Spot,
  rows: number,
  columns: number,
): Spot | null {
  const step = STEPS[key]
  return step
    ? { row: within(row + step[0], rows), column: within(column + step[1], columns) }
    : null
}

export type MonthCell = {
  seats: number
  taken: number
  isException: boolean
  reason: string | null
  kind: 'usual' | 'other' | 'closed' | 'none'
}

/** The seats of a department in a month and the number of planned trainees. */
export function cellOf(department: DepartmentMonths, month: string, at: number): MonthCell {
  const exception = department.exceptions.find((one) => one.month === month)
  const seats = exception?.seats ?? department.usual ?? 0

  const chooseKind = () => {
    if (exception) return seats === 0 ? 'closed' : 'other'

    return department.usual ? 'usual' : 'none'
  }

  const kind = chooseKind()

  return {
    seats,
    taken: department.taken[at] ?? 0,
    isException: exception !== undefined,
    reason: exception?.reason ?? null,
    kind,
  }
}

export const overBy = ({ seats, taken }: Pick<MonthCell, 'seats' | 'taken'>) =>
  Math.max(0, taken - seats)

/**
 * How many months and places would be too few if these departments had so many seats (null: the
 * usual) in these months.
 */
export function shortfallOf(
  departments: readonly DepartmentMonths[],
  months: readonly string[],
  from: string,
  until: string,
  seats: number | null,
) {
  const lacking = departments.flatMap((department) =>
    months.flatMap((month, index) =>
      month < from || month > until
        ? []
        : [overBy({ seats: seats ?? department.usual ?? 0, taken: department.taken[index] ?? 0 })],
    ),
  )

  return {
    months: lacking.filter((count) => count > 0).length,
    places: lacking.reduce((sum, count) => sum + count, 0),
  }
}

/** Months by year, for the head of the grid. */
export function yearsOf(months: readonly string[]): { year: string; count: number }[] {
  const years: { year: string; count: number }[] = []
  for (const month of months) {
    const last = years.at(-1)
    if (last?.year === month.slice(0, 4)) last.count++
    else years.push({ year: month.slice(0, 4), count: 1 })
  }

  return years
}
