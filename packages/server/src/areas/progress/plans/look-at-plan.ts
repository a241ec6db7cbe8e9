import { planErrors as errors } from '@residency/contract/areas/progress/plans/access'
import {
  LOOK_MONTHS,
  type lookAtLearningPlan as lookCall,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { addMonths, laterOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleSessions } from '../progress.policy.ts'
import { mayLook } from './learning-plan.policy.ts'
import { findLearningPlanForUpdate } from './learning-plan.queries.ts'

/** The later of two days. */

/** The mentor records a look at an agreed plan; the next one is due three months after it. */
export const lookAtLearningPlan = (
  ctx: SignedCtx,
  { id, lookedOn, note, version }: InputOf<typeof lookCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const scope = visibleSessions(tx.actor)
    const plan = mustMatchVersion(await findLearningPlanForUpdate(tx.db, scope, id), version)
    if (!mayLook(plan, tx.actor)) throw fail(kernelErrors.actionNotNow)
    if (lookedOn > dayInChina(tx.now())) throw fail(errors.lookAhead)
    if (lookedOn < plan.openedOn!) throw fail(errors.lookTooEarly, { day: plan.openedOn })

    await tx.db
      .insertInto('progressLooks')
      .values({ planId: id, lookedOn, note, userId: tx.actor.userId, createdAt: tx.now() })
      .execute()

    const nextLookOn = laterOf(plan.nextLookOn!, addMonths(lookedOn, LOOK_MONTHS))

    const next = await changeRecord(tx, 'progressPlans', plan, {
      columns: { nextLookOn, lookRemindedAt: null },
      action: 'progress.plan.look',
      entity: 'learningPlan',
      detail: { traineeId: plan.traineeId, lookedOn },
    })

    return { version: next, nextLookOn }
  })
