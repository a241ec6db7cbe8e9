import type { DepartmentMonth } from '@residency/contract/areas/rotations/blocks/block.contract'
import { type BlockState, UNASSESSED } from '@residency/contract/areas/rotations/blocks/block.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const BLOCK_TONES: Readonly<Record<BlockState, Tone>> = {
  planned: 'calm',
  entered: 'busy',
  exitRequested: 'wait',
  assessed: 'wait',
  passed: 'good',
  failed: 'bad',
}

/** Whether a supervisor can still be assigned: nobody is missing from a stay that is assessed. */
export const isToBeSupervised = (state: BlockState) => UNASSESSED.includes(state)

/** Departments of a month together; capacity is null where none has one. */
export function totalsOf(departments: readonly DepartmentMonth[]) {
  const sum = (of: (department: DepartmentMonth) => number) =>
    departments.reduce((all, department) => all + of(department), 0)
  const limited = departments.filter((department) => department.capacity !== null)
  return {
    present: sum((department) => department.present),
    arriving: sum((department) => department.arriving),
    leaving: sum((department) => department.leaving),
    here: sum((department) => department.here),
    away: sum((department) => department.away),
    expected: sum((department) => department.expected),
    seats: sum((department) => department.seats),
    capacity:
      limited.length === 0
        ? null
        : limited.reduce((all, department) => all + department.capacity!, 0),
  }
}

export const overFull = ({ seats, capacity }: DepartmentMonth) =>
  Math.max(0, seats - (capacity ?? 0))
