import { planErrors as errors } from '@residency/contract/areas/rotations/plan/access'
import { monthNumber } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findPlanValue } from '../board/board.queries.ts'
import { withCohortsInForce } from './cohorts-in-force.ts'
import { mustBeDraft } from './must-be-current.ts'
import { visiblePlans } from './plan.policy.ts'
import {
  findCohortsOfPlan,
  findPlan,
  findPlanForUpdate,
  findPublishedPlan,
  lockBase,
} from './plan.queries.ts'
import { formersOf, insertBlocks, insertCohorts } from './plan-blocks.queries.ts'
import { contentsOf } from './plan-contents.ts'
import { swapsSince } from './swaps-since.ts'

/** Renames a draft. */
export const updatePlan = (
  ctx: SignedCtx,
  { id, version, name }: { id: number; version: number; name: string },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )
    await tx.audit({ action: 'rotations.plan.update', entity: 'rotationPlan', entityId: id })

    return { version: await updateRow(tx, 'rotationPlans', plan, { name }) }
  })

/** Gives a draft more months; what it has stays where it is. */
export const lengthenPlan = (
  ctx: SignedCtx,
  { id, version, months }: { id: number; version: number; months: number },
) =>
  inTransaction(ctx, async (tx) => {
    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )
    if (months <= plan.months) return { version }

    await tx.audit({
      action: 'rotations.plan.update',
      entity: 'rotationPlan',
      entityId: id,
      detail: { months },
    })

    return {
      version: await updateRow(tx, 'rotationPlans', plan, { months, bound: null, isProven: false }),
    }
  })

/** Deletes a draft with its blocks; what is in force is not touched. */
export const deletePlan = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )

    await tx.db.deleteFrom('rotationPlans').where('id', '=', id).execute()
    await tx.audit({ action: 'rotations.plan.delete', entity: 'rotationPlan', entityId: id })

    return null
  })

/**
 * Takes over what changed since the draft was made: trainees, electives, facts, swaps, and the plan
 * that was published meanwhile. A block whose need is the same keeps its place; one whose place is
 * taken by a fact or a swapped stay now has none.
 */
export const refreshPlan = (ctx: SignedCtx, { id, version }: { id: number; version: number }) =>
  inTransaction(ctx, async (tx) => {
    await lockBase(tx.db, found(await findPlan(tx.db, visiblePlans(tx.actor), id)).baseId)

    const plan = mustBeDraft(
      mustMatchVersion(await findPlanForUpdate(tx.db, visiblePlans(tx.actor), id), version),
    )

    const own = {
      baseId: plan.baseId,
      startsOn: plan.startsOn,
      months: plan.months,
      cohortIds: await findCohortsOfPlan(tx.db, id),
    }

    const { months, cohortIds } = await withCohortsInForce(tx.db, own)
    const span = { first: monthNumber(plan.startsOn), months, today: dayInChina(tx.now()) }
    const swaps = await swapsSince(tx.db, cohortIds, plan.swapIds)

    const { trainees, blocks } = await contentsOf(
      tx.db,
      cohortIds,
      span,
      await formersOf(tx.db, id),
      swaps.moved,
    )

    if (trainees.length === 0) throw fail(errors.nobodyToPlan)

    const before = await tx.db
      .deleteFrom('planBlocks')
      .where('planId', '=', id)
      .where('blockId', 'is', null)
      .executeTakeFirst()

    await tx.db.deleteFrom('planBlocks').where('planId', '=', id).execute()
    await insertBlocks(tx.db, id, blocks)
    await insertCohorts(tx.db, id, cohortIds)

    const published = await findPublishedPlan(tx.db, plan.baseId)
    const value = await findPlanValue(tx.db, id)

    const columns = {
      months,
      supersedesId: published?.id ?? null,
      swapIds: swaps.ids,
      value,
      bound: null,
      isProven: false,
    }

    const now = blocks.filter((block) => block.blockId === null).length
    const removed = Number(before.numDeletedRows)

    return {
      version: await updateRow(tx, 'rotationPlans', plan, columns),
      added: Math.max(0, now - removed),
      removed: Math.max(0, removed - now),
    }
  })
