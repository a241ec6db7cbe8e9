import { targetErrors as errors } from '@residency/contract/areas/evaluation/targets/access'
import { areEnough, MIN_SHOWN } from '@residency/contract/areas/evaluation/targets/target.contract'
import { targetFlow } from '@residency/contract/areas/evaluation/targets/target.flow'
import type { ActionOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { evaluationNotices } from '../evaluation-notices.seed.ts'
import { lockLoads } from '../load/load.queries.ts'
import { notifyRaters } from './notify-raters.ts'
import { insertTasks } from './people.queries.ts'
import { planTarget } from './plan-target.ts'
import { mustFit } from './save-target.ts'
import { relationsToTarget, visibleTargets } from './target.policy.ts'
import { eraseFew, findTargetForUpdate, type TargetRow } from './target.queries.ts'

type Step = { id: number; version: number }
type Columns = Partial<{ openedAt: Date; closesOn: string; tasksOpenedOn: string }>

const lock = async (tx: SignedCtx, { id, version }: Step) =>
  mustMatchVersion(
    await findTargetForUpdate(tx.db, visibleTargets(tx.actor), dayInChina(tx.now()), id),
    version,
  )

const move = (
  tx: SignedCtx,
  target: TargetRow,
  action: ActionOf<typeof targetFlow>,
  columns: Columns = {},
) => {
  const relations = relationsToTarget({ hasPeople: true, isLasting: true })
  return advance(
    tx,
    targetFlow,
    action,
    { id: target.id, state: target.state, relations },
    {},
    (state) => updateRow(tx, 'evaluationTargets', target, { state, ...columns }),
  )
}

/**
 * Creates the tasks of a target for the people it has now, each with the day on which it opens.
 * Raters of tasks that open today are notified. A target without people is refused.
 */
export const openTarget = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const target = await lock(tx, step)
    const today = dayInChina(tx.now())
    const state = await move(tx, target, 'open', { openedAt: tx.now(), tasksOpenedOn: today })
    await mustFit(tx, target.templateId, target.direction)
    if (!areEnough({ isAnonymous: target.isAnonymous, raters: target.raters }))
      throw fail(errors.ratersTooFew)
    if (target.closesOn < today) throw fail(errors.closesInPast)

    await lockLoads(tx.db)

    const { pairs } = await planTarget(tx, target)
    const { subjects, tasks } = await insertTasks(tx.db, target.id, pairs)
    if (subjects === 0) throw fail(errors.nobodyToRate)

    await notifyRaters(tx, evaluationNotices.open, [target.id])

    return { id: target.id, state, tasks }
  })

export const closeTarget = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const target = await lock(tx, step)
    return { id: target.id, state: await move(tx, target, 'close'), tasks: target.allTasks }
  })

/** Accepts answers again, while nobody has seen results. */
export const reopenTarget = (ctx: SignedCtx, { closesOn, ...step }: Step & { closesOn: string }) =>
  inTransaction(ctx, async (tx) => {
    const target = await lock(tx, step)
    if (target.state === 'released') throw fail(errors.resultsShown)
    if (closesOn < dayInChina(tx.now()) || closesOn < target.dueOn) throw fail(errors.closesInPast)

    return {
      id: target.id,
      state: await move(tx, target, 'reopen', { closesOn }),
      tasks: target.allTasks,
    }
  })

/**
 * Shows the results. Anonymous answers that are too few to be shown are erased, so that no rater
 * can be found by them.
 */
export const releaseTarget = (ctx: SignedCtx, step: Step) =>
  inTransaction(ctx, async (tx) => {
    const target = await lock(tx, step)
    const state = await move(tx, target, 'release')

    await eraseFew(tx.db, target.id, MIN_SHOWN)

    return { id: target.id, state, tasks: target.allTasks }
  })
