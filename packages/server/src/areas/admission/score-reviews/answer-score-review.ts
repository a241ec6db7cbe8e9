import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import { scoreReviewCalls } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { reviewPlan } from '../../../platform/flow/review-plan.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { scoreReviewNotices } from '../entrance-exams/exam-notices.seed.ts'
import { isBeingChecked, isExamOffice, isUnanswered } from '../entrance-exams/exams.policy.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findScoredForUpdate } from '../scores/score.queries.ts'
import { enterCorrection } from './enter-correction.ts'
import { relationsToReview, reviewActionsOn } from './list-score-reviews.ts'
import { notifyReviewed } from './notify-reviewed.ts'
import { findReviewedComponents, findReviewsForUpdate } from './score-review.queries.ts'

/** Reviews, which the office of exams answers; locked after the registrations they belong to. */
async function lockReviews(tx: SignedCtx, ids: readonly number[]) {
  if (!isExamOffice(tx.actor)) return []

  await findScoredForUpdate(tx.db, await findReviewedComponents(tx.db, ids))

  return findReviewsForUpdate(tx.db, ids)
}

/** Upholds scores. A correction is answered by the second person who checks the new score. */
export const scoreReviewPlan = reviewPlan(scoreReviewCalls, {
  table: 'scoreReviews',
  isUntimed: true,
  columns: ['answer', 'answeredBy', 'answeredAt'],
  find: lockReviews,
  relationsTo: (tx, review) => relationsToReview(review, tx.actor),
  nameOf: (review) => review.realName ?? '',

  values: (tx, { reason }) => ({
    answer: reason,
    answeredBy: tx.actor.userId,
    answeredAt: tx.now(),
  }),
  notify: async (tx, { reason }, moved) => {
    for (const review of moved)
      await notifyReviewed(tx, scoreReviewNotices.upheld, [{ ...review, answer: reason }])
  },
  actionsOn: reviewActionsOn,

  reviewed: { decisions: ['uphold'], page: '/recruit/score' },
})

/**
 * Upholds a score, or enters the corrected one: that is answered when a second person has checked
 * it, and cannot be undone.
 */
export const answerScoreReview = (
  ctx: SignedCtx,
  input: InputOf<typeof scoreReviewCalls.act, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)

    const review = found((await lockReviews(tx, [input.id]))[0])
    if (input.version !== review.version) throw changedMeanwhile()
    if (isBeingChecked(review)) throw fail(errors.scoreReviewBeingChecked)
    if (input.action === 'uphold') return decideOne(tx, scoreReviewPlan, input)
    if (!isUnanswered(review)) throw fail(kernelErrors.actionNotNow)
    if (!input.reason) throw fail(kernelErrors.reasonNeeded)

    return enterCorrection(tx, review, { ...input, reason: input.reason })
  })

/** Upholds many; a correction is entered one by one. */
export const answerScoreReviews = (
  ctx: SignedCtx,
  input: InputOf<typeof scoreReviewCalls.actMany, 'out'>,
) => {
  mustBeOffice(ctx.actor)
  return decideMany(ctx, scoreReviewPlan, input)
}
