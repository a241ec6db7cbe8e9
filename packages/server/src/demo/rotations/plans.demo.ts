import { firstDayOf, monthAt, monthNumber } from '@residency/contract/kernel/day'
import { Solver } from '../../algorithms/rotations/solver.ts'
import { findPlanValue, writePlaces } from '../../areas/rotations/board/board.queries.ts'
import { getBoard } from '../../areas/rotations/board/read-board.ts'
import { insertPlan } from '../../areas/rotations/plan/insert-plan.ts'
import { monthLeft } from '../../areas/rotations/plan/months.rules.ts'
import { publishPlan } from '../../areas/rotations/plan/publish-plan.ts'
import { instanceOf, placesOf } from '../../areas/rotations/runs/instance.rules.ts'
import { updateRow } from '../../platform/db/versions.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'

/**
 * Sweeps of the solver after the first plan that works: a number and not a time, so that the same
 * day has the same demo.
 */
const SWEEPS_AFTER_FIRST = 20

type DemoPlan = { baseId: number; cohortId: number; name: string; startsOn: string }

/**
 * A plan in force of one cohort, as the solver finds it in a moment.
 * @param prepare the draft before it is solved
 */
export async function addDemoPlan(
  ctx: SignedCtx,
  { baseId, cohortId, name, startsOn }: DemoPlan,
  prepare?: (planId: number) => Promise<void>,
): Promise<number> {
  const { endsOn } = await ctx.db
    .selectFrom('trainees')
    .select((e) => e.fn.max('plannedEnd').as('endsOn'))
    .where('cohortId', '=', cohortId)
    .executeTakeFirstOrThrow()

  const months = monthLeft(endsOn!) - monthNumber(startsOn)
  const id = await insertPlan(ctx, { baseId, name, startsOn, months, cohortIds: [cohortId] })
  await prepare?.(id)

  const bound = await place(ctx, id, startsOn)
  const value = await findPlanValue(ctx.db, id)

  const version = await updateRow(
    ctx,
    'rotationPlans',
    { id, version: 1 },
    { value, bound, isProven: value === bound },
  )

  await publishPlan(ctx, { id, version })

  return id
}

/** Places all blocks of a draft; answers the bound that is proven. */
async function place(ctx: SignedCtx, id: number, startsOn: string): Promise<number> {
  const board = await getBoard(ctx, { id })
  const solver = new Solver(instanceOf(board), 1)
  let left = SWEEPS_AFTER_FIRST

  while (left > 0 && solver.step()) if (solver.state().value !== null) left--

  const first = monthNumber(startsOn)
  const moves = [...placesOf(board, solver.plan()!)].map(([block, start]) => {
    return { id: block, startsOn: firstDayOf(monthAt(first + start)), isLocked: false }
  })

  await writePlaces(ctx.db, id, moves)

  return solver.state().bound
}
