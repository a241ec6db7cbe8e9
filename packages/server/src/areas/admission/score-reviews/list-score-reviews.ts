import type { ScoreReviewFilters } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import {
  type SCORE_REVIEW_ACTIONS,
  scoreReviewFlow,
} from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { allowedActions, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isBeingChecked, SCORED_IN } from '../entrance-exams/exams.policy.ts'
import { mustBeOffice } from '../entrance-exams/must-be-office.ts'
import { findOffersScored, findScores } from '../scores/score.queries.ts'
import { pointsOf } from '../scores/score.rules.ts'
import { offerLabel } from '../scores/score-lines.rules.ts'
import { findReviewPage, type ReviewRow } from './score-review.queries.ts'

/** A review whose correction is being checked is answered by that check. */
export const relationsToReview = (
  v: { answer: string | null; userId: number },
  actor: { userId: number },
) =>
  new Set([
    ...(v.userId === actor.userId ? (['owner'] as const) : []),
    ...(v.answer === null ? (['office'] as const) : []),
  ])

type ReviewFacts = Pick<ReviewRow, 'answer' | 'userId' | 'state' | 'registrationState'>
type ScoreReviewAction = (typeof SCORE_REVIEW_ACTIONS)[number]

/**
 * A correction needs the permission to uphold and a score that can still be changed; it ends with a
 * second person's check.
 */
export function reviewActionsOn(ctx: SignedCtx, v: ReviewFacts): ScoreReviewAction[] {
  const actions: ScoreReviewAction[] = allowedActions(
    scoreReviewFlow,
    v.state,
    ctx.actor,
    relationsToReview(v, ctx.actor),
  )

  return actions.includes('uphold') && SCORED_IN.includes(v.registrationState)
    ? [...actions, 'correct']
    : actions
}

/** Reviews that applicants have requested, each with the scores it is about. */
export async function listScoreReviews(ctx: SignedCtx, filters: ScoreReviewFilters) {
  mustBeOffice(ctx.actor)

  const { rows, total } = await findReviewPage(ctx.db, filters, ctx.actor.userId)
  const ids = [...new Set(rows.map((v) => v.registrationId))]
  const [scores, offers] = [await findScores(ctx.db, ids), await findOffersScored(ctx.db, ids)]

  const scoresOf = (v: ReviewRow) =>
    scores
      .filter((x) => x.registrationId === v.registrationId && x.component === v.component)
      .map((x) => {
        const offer = offers.find(
          (o) => o.registrationId === x.registrationId && o.offerId === x.offerId,
        )

        return {
          offerId: x.offerId,
          offer: offer && x.offerId !== null ? offerLabel(ctx.language, offer) : null,
          points: pointsOf(x.points),
          isChecked: x.checkedBy !== null,
        }
      })

  const list = rows.map((v) => ({
    ...v,
    realName: v.realName ?? '',
    scores: scoresOf(v),
    isBeingChecked: isBeingChecked(v),
    askedAt: toMoment(v.askedAt),
    answeredBy: v.answeredName,
    actions: reviewActionsOn(ctx, v),
  }))

  return { list, total }
}
