import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import type { NewPlanForm } from '@residency/contract/areas/rotations/plan/plan.contract'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { withCohortsInForce } from './cohorts-in-force.ts'
import { insertPlan } from './insert-plan.ts'
import { visiblePlans } from './plan.policy.ts'
import { findCohortsOfPlan, findPlan, findPlannableCohorts, lockBase } from './plan.queries.ts'
import { formersInForce, formersOf } from './plan-blocks.queries.ts'

/** A draft of approved cohorts of one base, and of those that the plan in force continues with. */
export const createPlan = (ctx: SignedCtx, form: NewPlanForm) =>
  inTransaction(ctx, async (tx) => {
    const cohorts = (await findPlannableCohorts(tx.db, visiblePlans(tx.actor))).filter(
      (cohort) => cohort.baseId === form.baseId,
    )
    if (cohorts.length === 0) throw fail(errors.baseUnknown)

    await lockBase(tx.db, form.baseId)

    const known = new Set(cohorts.map((cohort) => cohort.cohortId))
    if (form.cohortIds.some((id) => !known.has(id))) throw fail(errors.cohortsUnknown)

    return { id: await insertPlan(tx, await withCohortsInForce(tx.db, form)) }
  })

/** A draft that begins as another plan, with what has happened since. */
export const copyPlan = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const plan = found(await findPlan(tx.db, visiblePlans(tx.actor), id))
    await lockBase(tx.db, plan.baseId)

    const draft = {
      baseId: plan.baseId,
      name: plan.name,
      startsOn: plan.startsOn,
      months: plan.months,
      cohortIds: await findCohortsOfPlan(tx.db, id),
    }

    const formers =
      plan.state === 'published'
        ? await formersInForce(tx.db, id, dayInChina(tx.now()))
        : await formersOf(tx.db, id)

    return {
      id: await insertPlan(tx, await withCohortsInForce(tx.db, draft), {
        formers,
        swapIds: plan.swapIds,
      }),
    }
  })
