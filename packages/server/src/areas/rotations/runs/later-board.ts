import type { Board } from '@residency/contract/areas/rotations/plan/board.contract'
import { monthNumber } from '@residency/contract/kernel/day'
import type { PlanContext } from '../../../algorithms/rotations/explain-left.ts'
import { grouped } from '../../../platform/grouped.ts'
import { cohortTables } from '../../standards/standards.public.ts'
import { findPlanBlocks } from '../board/board.queries.ts'
import { readBoard } from '../board/read-board.ts'
import { type BoardPlan, type Reading, readDepartments } from '../board/read-departments.ts'
import { monthLeft } from '../plan/months.rules.ts'
import { findCohortsOfPlan, findTraineesOfCohorts } from '../plan/plan.queries.ts'
import { instanceOf } from './instance.rules.ts'

/** Months of the longest plan. */
const MAX_MONTHS = 60

/** Months after a plan in which somebody who has no place in it may find one. */
const MONTHS_AFTER = 12

/**
 * A board with the months after its plan; for each block the other departments of its elective; for
 * each trainee the month after the planned end, counted from the first month of the plan.
 */
export type LaterBoard = {
  board: Board
  alternatives: Map<number, number[]>
  plannedEnds: Map<number, number>
}

/**
 * What is possible for trainees without a place in a plan: later months, and other departments of
 * electives with their seats.
 */
export async function readLaterBoard(reading: Reading, plan: BoardPlan): Promise<LaterBoard> {
  const alternatives = await findAlternatives(reading, plan)

  const later = {
    ...plan,
    months: Math.max(plan.months, Math.min(MAX_MONTHS, plan.months + MONTHS_AFTER)),
  }

  const board = await readBoard(reading, later)
  const departments = await readDepartments(reading, later, [
    ...new Set([...alternatives.values()].flat()),
  ])

  const trainees = await findTraineesOfCohorts(
    reading.db,
    await findCohortsOfPlan(reading.db, plan.id),
  )

  const first = monthNumber(plan.startsOn)
  const plannedEnds = trainees.flatMap(({ id, plannedEnd }): [number, number][] =>
    plannedEnd === null ? [] : [[id, monthLeft(plannedEnd) - first]],
  )

  return { board: { ...board, departments }, alternatives, plannedEnds: new Map(plannedEnds) }
}

/** The departments that somebody could have chosen instead, by the block of the plan. */
async function findAlternatives({ db }: Reading, plan: BoardPlan): Promise<Map<number, number[]>> {
  const blocks = await findPlanBlocks(db, plan.id)
  const rows = (await cohortTables(db, await findCohortsOfPlan(db, plan.id))).flatMap(
    (table) => table.rows,
  )

  const options = new Map(
    rows.flatMap((row): [number, number[]][] =>
      row.kind === 'required' ? [] : [[row.id, row.departmentIds]],
    ),
  )

  const ofTrainee = grouped(blocks, (block) => block.traineeId)

  return new Map(
    blocks.flatMap((block): [number, number[]][] => {
      const own = new Set(
        (ofTrainee.get(block.traineeId) ?? [])
          .filter((other) => other.rowId === block.rowId)
          .map((other) => other.departmentId),
      )

      const others = (options.get(block.rowId ?? 0) ?? []).filter((id) => !own.has(id))
      return block.blockId === null && others.length > 0 ? [[block.id, others]] : []
    }),
  )
}

/** What the solver knows of a plan for those who have no place in it. */
export function planContextOf(
  { board, alternatives }: Pick<LaterBoard, 'board' | 'alternatives'>,
  months: number,
): PlanContext {
  const blocksOf = [...grouped(board.blocks, (block) => String(block.traineeId))]
  return {
    later: instanceOf(board),
    months,
    alternatives: Object.fromEntries(
      blocksOf.map(([id, blocks]) => [
        id,
        blocks.map((block) => (alternatives.get(block.id) ?? []).map(String)),
      ]),
    ),
    begun: Object.fromEntries(
      blocksOf.map(([id, blocks]) => [id, blocks.map((block) => block.isFact)]),
    ),
  }
}
