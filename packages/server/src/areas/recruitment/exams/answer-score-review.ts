import { examsErrors as errors } from '@residency/contract/areas/recruitment/exams/errors'
import type { ScoreReviewAnswer } from '@residency/contract/areas/recruitment/exams/score-review.contract'
import { scoreReviewFlow } from '@residency/contract/areas/recruitment/exams/score-review.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { checkVersion } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { scoresOf } from './list-scores.ts'
import { mustBeOffice } from './must-be-office.ts'
import { notifyReviewed } from './notify-reviewed.ts'
import { lockForScoring } from './save-score.ts'
import { findScoredForUpdate } from './score.queries.ts'
import { hundredthsOf, scoreKey } from './score.rules.ts'
import { findReviewed, findReviewForUpdate } from './score-review.queries.ts'
import { writeScores } from './write-scores.ts'

type Review = NonNullable<Awaited<ReturnType<typeof findReviewForUpdate>>>

/** Upholds a score, or enters the corrected one: that is answered when a second person has checked it. */
export async function answerScoreReview(ctx: SignedCtx, { id, ...given }: ScoreReviewAnswer & { id: number }) {
  mustBeOffice(ctx.actor)
  return inTransaction(ctx, async (tx) => {
    const { registration_id } = found(await findReviewed(tx.db, id))
    await findScoredForUpdate(tx.db, [registration_id])
    const review = checkVersion(await findReviewForUpdate(tx.db, id), given.version)
    if (review.state === 'asked' && review.answer !== null) throw fail(errors.scoreReviewBeingChecked)
    if (review.state !== 'asked') throw fail(kernelErrors.actionNotNow)
    if (given.outcome === 'corrected') return enterCorrection(tx, review, given)
    const relations = new Set([...(review.user_id === tx.actor.userId ? (['owner'] as const) : []), 'office' as const])
    const state = await advance(tx, scoreReviewFlow, 'uphold', { id, state: review.state, relations }, { reason: given.answer }, (to) =>
      tx.db
        .updateTable('score_reviews')
        .set({ state: to, answer: given.answer, answered_by: tx.actor.userId, answered_at: tx.now(), version: review.version + 1 })
        .where('id', '=', id)
        .execute(),
    )
    await notifyReviewed(tx, 'scoreReview.upheld', { ...review, answer: given.answer })
    return { state, isBeingChecked: false }
  })
}

async function enterCorrection(tx: SignedCtx, review: Review, { points, offerId = null, answer }: Omit<ScoreReviewAnswer, 'version'>) {
  if (points === null || points === undefined) throw fail(errors.scoreReviewPointsMissing)
  const place = { registrationId: review.registration_id, offerId, component: review.component }
  await lockForScoring(tx, place.registrationId, offerId)
  const stored = (await scoresOf(tx, [place.registrationId])).get(scoreKey(place))
  if (stored?.points === hundredthsOf(points)) throw fail(errors.scoreReviewSamePoints)
  await writeScores(tx, [{ ...place, points: hundredthsOf(points) }])
  await tx.db
    .updateTable('score_reviews')
    .set({ answer, answered_by: tx.actor.userId, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute()
  const detail = { component: review.component, answer }
  await tx.audit({ action: 'recruitment.scoreReview.enter', entity: 'scoreReview', entityId: review.id, detail })
  return { state: 'asked' as const, isBeingChecked: true }
}
