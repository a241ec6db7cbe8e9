import { planErrors as errors } from '@residency/contract/areas/progress/plans/access'
import {
  LOOK_MONTHS,
  type stepLearningPlan as stepCall,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import {
  type LearningPlanAction,
  learningPlanFlow,
} from '@residency/contract/areas/progress/plans/learning-plan.flow'
import type { InputOf } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleSessions } from '../progress.policy.ts'
import { relationsToPlan } from './learning-plan.policy.ts'
import { findLearner, findLearningPlanForUpdate, type LockedPlan } from './learning-plan.queries.ts'
import { notifyOfStep } from './notify-of-plan.ts'
import { mustBeLearner } from './open-plan.ts'

/** A proposal has goals that can still be reached. */
async function mustBeComplete(tx: SignedCtx, plan: LockedPlan, today: string) {
  const open = await tx.db
    .selectFrom('progressGoals')
    .select(['goal', 'dueOn'])
    .where('planId', '=', plan.id)
    .where('result', 'is', null)
    .orderBy('id')
    .execute()

  if (open.length === 0) throw fail(errors.planWithoutGoals)

  const over = open.find(({ dueOn }) => dueOn < today)
  if (over) throw fail(errors.planGoalPast, { goal: over.goal })
}

const leadsToProposal = (action: LearningPlanAction) => action === 'propose' || action === 'revise'

const NO_LOOK = { nextLookOn: null, lookRemindedAt: null }

/** What a step writes: an agreed plan is looked at every three months, no other is. */
function columnsOf(
  action: LearningPlanAction,
  plan: LockedPlan,
  reason: string | null,
  today: string,
) {
  if (action === 'agree')
    return {
      openedOn: plan.openedOn ?? today,
      nextLookOn: addMonths(today, LOOK_MONTHS),
      lookRemindedAt: null,
      returnReason: null,
    }

  if (action === 'return') return { returnReason: reason }
  if (action === 'propose') return { returnReason: null }
  if (action === 'end') return { ...NO_LOOK, endNote: reason, endedOn: today }

  return NO_LOOK
}

/** Takes a step of a learning plan, and notifies the other person of it. */
export const stepLearningPlan = (
  ctx: SignedCtx,
  { id, action, reason = null, version }: InputOf<typeof stepCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleSessions(tx.actor)
    const plan = mustMatchVersion(await findLearningPlanForUpdate(tx.db, scope, id), version)
    const today = dayInChina(tx.now())
    let next = plan.version

    const state = await advance(
      tx,
      learningPlanFlow,
      action,
      { ...plan, relations: relationsToPlan(plan, tx.actor) },
      { reason },
      async (to) => {
        // a trainee who writes is in training and has a mentor who can answer
        if (leadsToProposal(action)) mustBeLearner(await findLearner(tx.db, plan.userId))
        if (action === 'propose') await mustBeComplete(tx, plan, today)

        next = await updateRow(tx, 'progressPlans', plan, {
          ...columnsOf(action, plan, reason, today),
          state: to,
        })
      },
    )

    await notifyOfStep(tx, action, plan, reason)

    return { version: next, state }
  })
