import { examsErrors as errors } from '@residency/contract/areas/admission/entrance-exams/access'
import type { askScoreReview as call } from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import { registrationFlow } from '@residency/contract/areas/signup/registration/registration.flow'
import { type InputOf, startsFrom } from '@residency/contract/kernel'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findScoredForUpdate, findScores } from '../scores/score.queries.ts'
import { findOwnRegistration } from '../tickets/ticket.queries.ts'

/**
 * Whether reviews can be requested now: between the scores and the admission, until the day the
 * intake has set.
 */
export const isReviewOpen = (state: string, until: Date | null, now: Date) =>
  startsFrom(registrationFlow, 'admit', state) && until !== null && now < until

/** Requests a review of one component of the own scores, once. */
export const askScoreReview = (
  ctx: SignedCtx,
  { component, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const registration = await findOwnRegistration(tx.db, tx.actor.userId)
    const [locked] = await findScoredForUpdate(
      tx.db,
      registration ? [registration.registrationId] : [],
    )
    if (
      !registration ||
      !locked ||
      !isReviewOpen(locked.state, registration.scoreReviewUntil, tx.now())
    )
      throw fail(errors.scoreReviewClosed)

    const scores = (await findScores(tx.db, [locked.id])).filter(
      (x) => x.component === component && x.checkedBy !== null,
    )
    if (scores.length === 0) throw fail(errors.scoreReviewNoScore)

    const values = { registrationId: locked.id, component, reason, askedAt: tx.now() }

    const { id } = await tx.db
      .insertInto('scoreReviews')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow()
      .catch(
        constraintErrors({ score_reviews_registration_id_component_key: errors.scoreReviewTwice }),
      )

    await tx.audit({
      action: 'recruitment.scoreReview.ask',
      entity: 'scoreReview',
      entityId: id,
      detail: { component },
    })

    return null
  })
