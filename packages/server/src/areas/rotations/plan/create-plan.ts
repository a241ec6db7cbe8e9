import { planErrors as errors } from '@residency/contract/areas/rotations/plan/errors'
import type { NewPlanForm } from '@residency/contract/areas/rotations/plan/plan.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { grouped } from '../../../platform/grouped.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { monthAfter, monthBegun, monthNumber } from './months.rules.ts'
import type { Former } from './needs.rules.ts'
import { visiblePlans } from './plan.policy.ts'
import { findCohortsInForce, findCohortsOfPlan, findPlan, findPlannableCohorts, findPublishedPlan, lockBase } from './plan.queries.ts'
import { contentsOf, insertBlocks } from './plan-contents.ts'

/** Months of the longest timetable. */
const MOST_MONTHS = 60

/** The places of a plan's own blocks, by trainee. */
export async function formersOf(db: Db, planId: number): Promise<Map<number, Former[]>> {
  const rows = await db
    .selectFrom('plan_blocks')
    .select(['trainee_id', 'row_id', 'department_id', 'months', 'starts_on', 'is_locked'])
    .where('plan_id', '=', planId)
    .where('block_id', 'is', null)
    .execute()
  const former = rows.map((row) => ({
    traineeId: row.trainee_id,
    ...{ rowId: row.row_id, departmentId: row.department_id, months: row.months, startsOn: row.starts_on, isLocked: row.is_locked },
  }))
  return grouped(former, (one) => one.traineeId)
}

type Draft = Pick<NewPlanForm, 'baseId' | 'name' | 'startsOn' | 'months' | 'cohortIds'>

/** Writes a draft with its blocks. Whoever begins after its last month is refused by name. */
async function insertDraft(tx: SignedCtx, draft: Draft, formers?: Map<number, Former[]>): Promise<number> {
  const first = monthNumber(draft.startsOn)
  const contents = await contentsOf(tx.db, draft.cohortIds, { first, months: draft.months, today: dayInChina(tx.now()) }, formers)
  if (contents.trainees.length === 0) throw fail(errors.nobodyToPlan)
  const late = contents.trainees.find((trainee) => monthBegun(trainee.starts_on) >= first + draft.months)
  if (late) throw fail(errors.startsAfterPlan, { name: late.real_name })
  const last = await tx.db
    .selectFrom('rotation_plans')
    .select('edition')
    .where('base_id', '=', draft.baseId)
    .orderBy('edition', 'desc')
    .executeTakeFirst()
  const { id } = await tx.db
    .insertInto('rotation_plans')
    .values({
      ...{ base_id: draft.baseId, name: draft.name, edition: (last?.edition ?? 0) + 1, starts_on: draft.startsOn, months: draft.months },
      supersedes_id: (await findPublishedPlan(tx.db, draft.baseId))?.id ?? null,
      created_by: tx.actor.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.db
    .insertInto('plan_cohorts')
    .values(draft.cohortIds.map((cohort_id) => ({ plan_id: id, cohort_id })))
    .execute()
  await insertBlocks(tx.db, id, contents.blocks)
  await tx.audit({ action: 'rotations.plan.create', entity: 'rotationPlan', entityId: id, detail: { cohorts: draft.cohortIds } })
  return id
}

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
    return { id: await insertDraft(tx, { ...form, months, cohortIds }) }
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
    return { id: await insertDraft(tx, draft, await formersOf(tx.db, id)) }
  })
