import { planErrors as errors } from '@residency/contract/areas/rotations/plan/errors'
import type { NewPlanForm } from '@residency/contract/areas/rotations/plan/plan.contract'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { insertPlan } from './insert-plan.ts'
import { monthAfter, monthNumber } from './months.rules.ts'
import { visiblePlans } from './plan.policy.ts'
import { findCohortsInForce, findCohortsOfPlan, findPlan, findPlannableCohorts, lockBase } from './plan.queries.ts'
import { formersOf } from './plan-blocks.queries.ts'

/** Months of the longest timetable. */
const MOST_MONTHS = 60

/**
 * A draft of approved cohorts of one base. Cohorts of the plan in force that train on in its months belong to it too: a base has one
 * timetable, and the next edition holds everybody, to the end of what is planned for them.
 */
export const createPlan = (ctx: SignedCtx, form: NewPlanForm) =>
  inTransaction(ctx, async (tx) => {
    const cohorts = (await findPlannableCohorts(tx.db, visiblePlans(tx.actor))).filter((one) => one.base_id === form.baseId)
    if (cohorts.length === 0) throw fail(errors.baseUnknown)
    await lockBase(tx.db, form.baseId)
    const known = new Set(cohorts.map((one) => one.cohort_id))
    if (form.cohortIds.some((id) => !known.has(id))) throw fail(errors.cohortsUnknown)
    const goOn = await findCohortsInForce(tx.db, form.baseId, form.startsOn)
    const last = Math.max(...goOn.map((one) => monthAfter(one.ends_on)), 0)
    const months = Math.min(MOST_MONTHS, Math.max(form.months, last - monthNumber(form.startsOn)))
    const cohortIds = [...new Set([...form.cohortIds, ...goOn.map((one) => one.cohort_id)])]
    return { id: await insertPlan(tx, { ...form, months, cohortIds }) }
  })

/** A draft that begins as another plan, with what has happened since. */
export const copyPlan = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const plan = found(await findPlan(tx.db, visiblePlans(tx.actor), id))
    await lockBase(tx.db, plan.base_id)
    const draft = {
      ...{ baseId: plan.base_id, name: plan.name, startsOn: plan.starts_on, months: plan.months },
      cohortIds: await findCohortsOfPlan(tx.db, id),
    }
    return { id: await insertPlan(tx, draft, await formersOf(tx.db, id)) }
  })
