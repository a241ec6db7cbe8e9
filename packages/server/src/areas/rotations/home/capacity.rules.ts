import type { LoadCell, LoadRow } from '@residency/contract/areas/rotations/facts/load.contract'

/** More trainees than seats. A department without a capacity takes none. */
export const isOver = ({ seats, capacity }: LoadCell) => seats > (capacity ?? 0)

/** Departments in a month, those furthest over their capacity first; those with neither trainees nor capacity are left out. */
export const fullestFirst = (departments: readonly LoadRow[], month: number) =>
  departments
    .map(({ name, cells }) => ({ name, cell: cells[month]! }))
    .filter(({ cell }) => cell.seats > 0 || (cell.capacity ?? 0) > 0)
    .sort((a, b) => leftOver(a.cell) - leftOver(b.cell) || b.cell.seats - a.cell.seats)
const leftOver = ({ seats, capacity }: LoadCell) => (capacity ?? 0) - seats

/** Seats used and capacity of all departments together in each of the first months. */
export const sumOfMonths = (departments: readonly LoadRow[], months: number) =>
  Array.from({ length: months }, (_, at) => ({
    seats: departments.reduce((sum, { cells }) => sum + cells[at]!.seats, 0),
    capacity: departments.reduce((sum, { cells }) => sum + (cells[at]!.capacity ?? 0), 0),
  }))
