import type { PlanFilters } from '@residency/contract/areas/rotations/plan/plan.contract'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { grouped } from '../../../platform/grouped.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnPlan, visiblePlans } from './plan.policy.ts'
import {
  findCohortsOfPlan,
  findPlan,
  findPlannableCohorts,
  findPlanPage,
  findPublishedPlan,
  type PlanRecord,
} from './plan.queries.ts'
import { swapsSince } from './swaps-since.ts'

const presentPlan = (ctx: SignedCtx, p: PlanRecord) => ({
  ...p,
  base: labelIn(ctx.language, p.base, p.baseEn),
  publishedAt: toMoment(p.publishedAt),
  publishedBy: p.publisher,
  updatedAt: toMoment(p.updatedAt),
  actions: actionsOnPlan(ctx.actor, p),
})

/** Plans of the bases in scope, the latest first. */
export async function listPlans(
  ctx: SignedCtx,
  filters: PlanFilters & { pageNum: number; pageSize: number },
) {
  const { rows, total } = await findPlanPage(ctx.db, visiblePlans(ctx.actor), filters, ctx.language)

  return { list: rows.map((p) => presentPlan(ctx, p)), total }
}

/**
 * One plan. `isCurrent`: no other was published and nobody swapped since it was made, so that it
 * may be the next.
 */
export async function getPlan(ctx: SignedCtx, { id }: { id: number }) {
  const plan = found(await findPlan(ctx.db, visiblePlans(ctx.actor), id))
  return {
    ...presentPlan(ctx, plan),
    isCurrent: plan.publishedAt !== null || (await isCurrent(ctx, plan)),
  }
}

async function isCurrent({ db }: SignedCtx, plan: PlanRecord): Promise<boolean> {
  const published = await findPublishedPlan(db, plan.baseId)
  const swaps = await swapsSince(db, await findCohortsOfPlan(db, plan.id), plan.swapIds)
  return plan.supersedesId === (published?.id ?? null) && swaps.moved.size === 0
}

/** Bases in scope with the approved cohorts of which a plan can be made. */
export async function listPlanChoices(ctx: SignedCtx) {
  const rows = await findPlannableCohorts(ctx.db, visiblePlans(ctx.actor))
  return {
    bases: [...grouped(rows, (row) => row.baseId)].map(([value, own]) => ({
      value,
      label: labelIn(ctx.language, own[0]!.base, own[0]!.baseEn),
      cohorts: own.flatMap((row) =>
        row.cohortId === null
          ? []
          : [
              {
                value: row.cohortId,
                label: row.cohort!,
                startsOn: row.startsOn!,
                months: row.lengthMonths!,
                traineeCount: row.traineeCount,
                isPublished: row.isPublished,
              },
            ],
      ),
    })),
  }
}
