import type { LoadCell } from '@residency/contract/areas/rotations/figures/load.contract'

type DepartmentLoad = { name: string; cells: readonly LoadCell[] }

/** More trainees than seats. A department without a capacity takes none. */
export const isOver = ({ seats, capacity }: LoadCell) => seats > (capacity ?? 0)

const shareUsed = ({ seats, capacity }: LoadCell) =>
  capacity ? seats / capacity : Number.POSITIVE_INFINITY

/**
 * Departments in their first month, the fullest by their capacity first; those with nobody are left
 * out.
 */
export const fullestFirst = (departments: readonly DepartmentLoad[]) =>
  departments
    .map(({ name, cells }) => ({ name, cell: cells[0]! }))
    .filter(({ cell }) => cell.seats > 0)
    .sort((a, b) =>
      shareUsed(b.cell) === shareUsed(a.cell)
        ? b.cell.seats - a.cell.seats
        : shareUsed(b.cell) - shareUsed(a.cell),
    )

/** Seats used and capacity of all departments together in each of the first months. */
export const sumOfMonths = (departments: readonly DepartmentLoad[], months: number) =>
  Array.from({ length: months }, (_, at) => ({
    seats: departments.reduce((sum, { cells }) => sum + cells[at]!.seats, 0),
    capacity: departments.reduce((sum, { cells }) => sum + (cells[at]!.capacity ?? 0), 0),
  }))
