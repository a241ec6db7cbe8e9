import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { scoresOf } from '../scores/list-scores.ts'
import { lockForScoring } from '../scores/save-score.ts'
import { hundredthsOf, scoreKey } from '../scores/score.rules.ts'
import { writeScores } from '../scores/write-scores.ts'

type Review = { id: number; registrationId: number; component: string; version: number }

type Correction = {
  points?: number | null | undefined
  offerId?: number | null | undefined
  reason: string
}

/** Enters the corrected score of a review, to be checked by a second person. */
export async function enterCorrection(
  tx: SignedCtx,
  review: Review,
  { points, offerId = null, reason }: Correction,
) {
  if (points === null || points === undefined) throw fail(errors.scoreReviewPointsMissing)

  const place = {
    registrationId: review.registrationId,
    offerId,
    component: review.component,
  }

  await lockForScoring(tx, place.registrationId, offerId)

  const stored = (await scoresOf(tx, [place.registrationId])).get(scoreKey(place))
  if (stored?.points === hundredthsOf(points)) throw fail(errors.scoreReviewSamePoints)

  await writeScores(tx, [{ ...place, points: hundredthsOf(points) }])

  await tx.db
    .updateTable('scoreReviews')
    .set({ answer: reason, answeredBy: tx.actor.userId, version: review.version + 1 })
    .where('id', '=', review.id)
    .execute()

  const detail = { component: review.component, answer: reason }

  await tx.audit({
    action: 'recruitment.scoreReview.enter',
    entity: 'scoreReview',
    entityId: review.id,
    detail,
  })

  return { id: review.id, state: 'asked' as const, actions: [], undo: null }
}
