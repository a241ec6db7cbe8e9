import { examsErrors as errors } from '@residency/contract/areas/recruitment/exams/errors'
import type { scoreReviewCalls } from '@residency/contract/areas/recruitment/exams/score-review.contract'
import { type SCORE_REVIEW_ACTIONS, scoreReviewFlow } from '@residency/contract/areas/recruitment/exams/score-review.flow'
import { type Decision, type InputOf, kernelErrors } from '@residency/contract/kernel'
import { decideMany, decideOne } from '../../../platform/flow/decide.ts'
import { moveMany } from '../../../platform/flow/move-many.ts'
import type { ReviewPlan } from '../../../platform/flow/review-plan.ts'
import { reviewedFlow } from '../../../platform/flow/reviewed-flow.ts'
import { undoDecision } from '../../../platform/flow/undo-decision.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found } from '../../../platform/http/fail.ts'
import { enterCorrection } from './enter-correction.ts'
import { isAsked, isBeingChecked, isExamOffice } from './exams.policy.ts'
import { relationsToReview, reviewActionsOn } from './list-score-reviews.ts'
import { mustBeOffice } from './must-be-office.ts'
import { notifyReviewed } from './notify-reviewed.ts'
import { findScoredForUpdate } from './score.queries.ts'
import { findReviewed, findReviewsForUpdate } from './score-review.queries.ts'

type Review = Awaited<ReturnType<typeof findReviewsForUpdate>>[number]

/** Reviews, locked after the registrations they belong to. */
async function lockReviews(tx: SignedCtx, ids: readonly number[]) {
  await findScoredForUpdate(tx.db, await findReviewed(tx.db, ids))
  return findReviewsForUpdate(tx.db, ids)
}

const plan: ReviewPlan<Decision<(typeof SCORE_REVIEW_ACTIONS)[number]>> = {
  flow: scoreReviewFlow,
  table: 'score_reviews',
  columns: ['answer', 'answered_by', 'answered_at'],
  move: async (tx, { action, reason }, ids, versions) => {
    const asked = {
      ...{ action, reason, ids, versions },
      rows: await lockReviews(tx, ids),
      relationsOf: (review: Review) => relationsToReview(review, tx.actor),
      nameOf: (review: Review) => review.real_name ?? '',
    }
    const by = { answer: reason, answered_by: tx.actor.userId, answered_at: tx.now() }
    const result = await moveMany(tx, scoreReviewFlow, asked, (state, rows) =>
      tx.db
        .updateTable('score_reviews')
        .set((e) => ({ state, ...by, version: e('version', '+', 1) }))
        .where(
          'id',
          'in',
          rows.map((review) => review.id),
        )
        .execute(),
    )
    for (const review of result.moved) await notifyReviewed(tx, 'scoreReview.upheld', { ...review, answer: reason })
    return result
  },
  actionsOn: async (tx, id) => (await findReviewsForUpdate(tx.db, [id])).flatMap((review) => reviewActionsOn(tx, review)),
}

/** Upholds a score, or enters the corrected one: that is answered when a second person has checked it, and cannot be undone. */
export const answerScoreReview = (ctx: SignedCtx, input: InputOf<typeof scoreReviewCalls.act, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    mustBeOffice(tx.actor)
    const review = found((await lockReviews(tx, [input.id]))[0])
    if (input.version !== review.version) throw changedMeanwhile()
    if (isBeingChecked(review)) throw fail(errors.scoreReviewBeingChecked)
    if (input.action === 'uphold') return decideOne(tx, plan, input)
    if (!isAsked(review)) throw fail(kernelErrors.actionNotNow)
    if (!input.reason) throw fail(kernelErrors.reasonNeeded)
    return enterCorrection(tx, review, { ...input, reason: input.reason })
  })
/** Upholds many; a correction is entered one by one. */
export const answerScoreReviews = (ctx: SignedCtx, input: InputOf<typeof scoreReviewCalls.actMany, 'out'>) => {
  mustBeOffice(ctx.actor)
  return decideMany(ctx, plan, input)
}
export const undoScoreReviews = (ctx: SignedCtx, input: InputOf<typeof scoreReviewCalls.undo, 'out'>) => undoDecision(ctx, plan, input)

/** Reviews are answered by the office of exams. */
const findVisibleReview = async ({ db, actor }: SignedCtx, id: number) =>
  isExamOffice(actor) ? (await findReviewsForUpdate(db, [id]))[0] : undefined

/** Who may decide about a record of this review. */
export const reviewedScoreReviews = reviewedFlow({
  flow: scoreReviewFlow,
  decisions: ['uphold'],
  page: '/recruit/score',
  find: (ctx, id) => findVisibleReview(ctx, id),
  relationsTo: (ctx, row) => relationsToReview(row, ctx.actor),
  nameOf: (row) => row.real_name ?? '',
})
