import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visiblePlans } from '../plan/plan.policy.ts'
import { findPlan } from '../plan/plan.queries.ts'
import { readBoard } from './read-board.ts'

/** The whole timetable of a plan in scope. */
export async function getBoard(ctx: SignedCtx, { id }: { id: number }) {
  return readBoard(ctx, found(await findPlan(ctx.db, visiblePlans(ctx.actor), id)))
}
