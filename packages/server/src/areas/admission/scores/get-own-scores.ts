import { COMPONENTS } from '@residency/contract/areas/admission/score.public'
import { SCORES_OUT } from '@residency/contract/areas/signup/registration/registration.flow'
import { toMoment } from '@residency/contract/kernel'
import { objectOf } from '@residency/contract/kernel/object-of'
import { totalOf } from '../../../algorithms/matching/admission.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isBeingChecked } from '../entrance-exams/exams.policy.ts'
import { isReviewOpen } from '../score-reviews/ask-score-review.ts'
import { findReviewsOf } from '../score-reviews/score-review.queries.ts'
import { findOwnRegistration } from '../tickets/ticket.queries.ts'
import { findOffersScored, findScores } from './score.queries.ts'
import { type ExamRule, isNeeded, minimumOf, pointsOf, weightOf } from './score.rules.ts'
import { offerLabel } from './score-lines.rules.ts'

/** The rule of an intake as the admission run takes it. */
const admissionRule = (rule: ExamRule) => ({
  weight: objectOf(COMPONENTS, (component) => weightOf(rule, component)),
  minimum: objectOf(COMPONENTS, (component) => minimumOf(rule, component)),
})

/**
 * The own scores once they are out. One that was changed since is left out until it is checked
 * again.
 */
export async function getOwnScores(ctx: SignedCtx) {
  const registration = await findOwnRegistration(ctx.db, ctx.actor.userId)
  if (!registration || !SCORES_OUT.includes(registration.registrationState)) return null

  const id = registration.registrationId
  const scores = (await findScores(ctx.db, [id])).filter((x) => x.checkedBy !== null)
  if (scores.length === 0) return null

  const [offers, reviews] = [
    registration.scoresBy === 'offer' ? await findOffersScored(ctx.db, [id]) : [null],
    await findReviewsOf(ctx.db, id),
  ]

  const lines = offers.map((offer) => {
    const label = offer && offerLabel(ctx.language, offer)
    const scoresOfOffer = objectOf(COMPONENTS, (component) =>
      scores.find((x) => x.component === component && x.offerId === (offer?.offerId ?? null)),
    )

    const total = totalOf(
      objectOf(COMPONENTS, (component) => scoresOfOffer[component]?.points ?? null),
      admissionRule(registration),
    )

    return { label, found: scoresOfOffer, total }
  })

  const isOpen = isReviewOpen(
    registration.registrationState,
    registration.scoreReviewUntil,
    ctx.now(),
  )
  const isThere = (component: string) => scores.some((x) => x.component === component)

  return {
    components: COMPONENTS.filter((component) => isNeeded(registration, component)).map(
      (component) => ({
        component,
        weight: weightOf(registration, component),
      }),
    ),
    scores: lines.flatMap(({ label, found: scoresOfOffer }) =>
      COMPONENTS.flatMap((component) =>
        scoresOfOffer[component]
          ? [{ offer: label, component, points: pointsOf(scoresOfOffer[component].points) }]
          : [],
      ),
    ),
    totals: lines.flatMap(({ label, total }) =>
      total === null ? [] : [{ offer: label, points: pointsOf(total) }],
    ),
    reviewUntil: toMoment(registration.scoreReviewUntil),
    reviewable: isOpen
      ? COMPONENTS.filter(
          (component) => isThere(component) && !reviews.some((v) => v.component === component),
        )
      : [],
    reviews: reviews.map((v) => ({
      component: v.component,
      state: v.state,
      reason: v.reason,
      answer: isBeingChecked(v) ? null : v.answer,
      askedAt: toMoment(v.askedAt),
    })),
  }
}
