import type {
  Board,
  BoardDepartment,
} from '@residency/contract/areas/rotations/plan/board.contract'
import type { Conflict } from '@residency/contract/areas/rotations/plan/conflicts.public'
import { isPlaced } from './moves.rules.ts'

/** Who is in a department in one month: trainees of the plan, of others, and seats. */
export type Load = { blockIds: readonly number[]; others: number; here: number; seats: number }

export type DepartmentRow = {
  key: string
  department: BoardDepartment
  loads: readonly Load[]
  most: number
  over: number
  height: number
}

const LOAD_ROW = 34

/** Departments with their load in each month. */
export function departmentRows(
  board: Pick<Board, 'departments' | 'blocks' | 'months'>,
): DepartmentRow[] {
  const here = new Map<number, number[][]>()
  for (const block of board.blocks) {
    if (!isPlaced(block)) continue

    const months =
      here.get(block.departmentId) ?? Array.from({ length: board.months }, () => [] as number[])

    here.set(block.departmentId, months)

    for (let at = block.start; at < block.start + block.months; at++) months[at]?.push(block.id)
  }

  return board.departments.map((department) => {
    const loads = Array.from({ length: board.months }, (_, month): Load => {
      const blockIds = here.get(department.id)?.[month] ?? []
      const others = department.others[month] ?? 0
      return {
        blockIds,
        others,
        here: blockIds.length + others,
        seats: department.seats[month] ?? 0,
      }
    })

    const max = Math.max(0, ...loads.map((load) => load.here))
    return {
      key: `d${department.id}`,
      department,
      loads,
      most: max,
      over: loads.filter(isOver).length,
      height: LOAD_ROW,
    }
  })
}

export const isOver = ({ here, seats }: Load) => here > seats

/** 0: nobody, 1 to 4: up to a quarter, half, three quarters, full; 5: over. */
export function heatOf({ here, seats }: Load): number {
  if (here === 0) return 0
  if (here > seats) return 5

  return Math.max(1, Math.ceil((here / seats) * 4))
}

/** Conflicts that are about a month of a department, not about somebody's block. */
export const isOfDepartment = (kind: Conflict['kind']) =>
  kind === 'capacity' || kind === 'understaffed'

/** How many conflicts begin in or cover each month. */
export function conflictsByMonth(conflicts: readonly Conflict[], months: number): number[] {
  const counts = Array.from({ length: months }, () => 0)
  for (const { month, months: length } of conflicts)
    for (let at = Math.max(0, month); at < Math.min(months, month + length); at++) counts[at]! += 1

  return counts
}

/** The kinds of conflict of each block, as `stage capacity`. */
export function badBlocks(conflicts: readonly Conflict[]): ReadonlyMap<number, string> {
  const kinds = new Map<number, Set<string>>()
  for (const { kind, blockIds } of conflicts)
    for (const id of blockIds) {
      const own = kinds.get(id)
      if (own) own.add(kind)
      else kinds.set(id, new Set([kind]))
    }

  return new Map([...kinds].map(([id, own]) => [id, [...own].join(' ')]))
}
