import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import type { ReviewDecision } from '@residency/contract/areas/signup/review/review.contract'
import { labelIn } from '@residency/contract/kernel'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { found } from '../../../platform/http/fail.ts'
import { moveRegistrations } from '../registration/move-registrations.ts'
import { findRegistration } from '../registration/registration.queries.ts'
import { relationsTo, visibleRegistrations } from '../signup.policy.ts'
import { reviewActionsOn } from './list-registrations.ts'
import { markEligibility } from './mark-eligibility.ts'
import { returnedReason } from './review.rules.ts'
import { readMarks, restoreMarks } from './review-marks.queries.ts'
import { writeReturns } from './write-returns.ts'

const kindOf = (action: ReviewDecision['action']) => registrationFlow.actions[action].kind

/** What the applicant reads, in both languages. */
function reasons({ action, reason, returns }: ReviewDecision) {
  const parts = kindOf(action) === 'back' ? returns : []

  return {
    zh: returnedReason(reason, parts, 'zh-cn'),
    en: returnedReason(reason, parts, 'en'),
  }
}

/**
 * Passes, returns or rejects registrations; `moveRegistrations` takes them every step of their
 * flow.
 */
export const registrationPlan: ReviewPlan<ReviewDecision, Awaited<ReturnType<typeof readMarks>>> = {
  flow: registrationFlow,
  table: 'registrations',
  columns: ['returnReason', 'updatedAt', 'isMended'],
  move: async (tx, decision, ids, versions) => {
    const { zh, en } = reasons(decision)
    const noticeValues = { values: { reason: zh ?? '' }, valuesEn: { reason: en ?? '' } }

    const result = await moveRegistrations(tx, decision.action, ids, {
      reason: labelIn(tx.language, zh, en),
      ...noticeValues,
      versions,
    })

    const kind = kindOf(decision.action)
    if (kind === 'back') await writeReturns(tx, result.moved, decision.returns)
    if (kind === 'forward') await markEligibility(tx, result.moved)

    return result
  },
  actionsOn: async (tx, id) =>
    reviewActionsOn(
      tx,
      found(await findRegistration(tx.db, visibleRegistrations(tx.actor), id, tx.actor.userId)),
    ),
  otherTables: {
    read: (tx, ids) => readMarks(tx.db, ids),
    restore: (tx, _action, ids, before) => restoreMarks(tx.db, ids, before),
  },
}

/** Who may decide about a record of this review. */
export const reviewedRegistrations = reviewedFlow({
  flow: registrationFlow,
  decisions: ['pass', 'passAtBase', 'passAtOffice'],
  page: '/recruit/registration',
  find: (ctx, id) =>
    findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId),
  relationsTo: (ctx, row) => relationsTo(row, [''], ctx.actor, ctx.now()),
  nameOf: (row) => row.realName ?? '',
})
