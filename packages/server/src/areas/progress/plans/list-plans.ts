import type { PlanFilters } from '@residency/contract/areas/progress/plans/plan.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleSessions } from '../progress.policy.ts'
import { findPlanPage } from './plan.queries.ts'
import { presentListed } from './present-plan.ts'

/** Plans that the reader sees as staff. */
export async function listPlans(ctx: SignedCtx, filters: PlanFilters) {
  const { rows, total } = await findPlanPage(ctx.db, visibleSessions(ctx.actor), filters, {
    page: filters,
    day: dayInChina(ctx.now()),
  })

  return { list: await presentListed(ctx, rows), total }
}
