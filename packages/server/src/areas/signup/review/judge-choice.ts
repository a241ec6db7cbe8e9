import { signupErrors } from '@residency/contract/areas/signup/access'
import type { judgeChoice as call } from '@residency/contract/areas/signup/review/review.contract'
import { type InputOf, kernelErrors } from '@residency/contract/kernel'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findRegistrationForUpdate } from '../registration/registration.queries.ts'
import { visibleRegistrations } from '../signup.policy.ts'
import { reviewedChoices } from './reviewed-choices.ts'

/**
 * Sets whether an applicant is eligible for an offer of the own base; a reviewer's verdict
 * overrides the automatic one.
 */
export const judgeChoice = (
  ctx: SignedCtx,
  { id, offerId, isEligible, reason }: InputOf<typeof call, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const r = found(
      await findRegistrationForUpdate(tx.db, visibleRegistrations(tx.actor), id, tx.actor.userId),
    )
    const find = async () =>
      found((await reviewedChoices(tx, r)).find((choice) => choice.offerId === offerId))
    const before = await find()
    if (!before.canJudge) throw fail(signupErrors.judgingOver)
    if (!isEligible && !reason) throw fail(kernelErrors.reasonNeeded)

    const storedReason = isEligible ? null : reason

    await tx.db
      .updateTable('registrationChoices')
      .set({
        isEligible,
        eligibilityReason: storedReason,
        judgedBy: tx.actor.userId,
        judgedAt: tx.now(),
      })
      .where('registrationId', '=', id)
      .where('offerId', '=', offerId)
      .execute()

    await tx.audit({
      action: 'signup.choice.judge',
      entity: 'registration',
      entityId: id,
      detail: {
        offerId,
        before: { isEligible: before.isEligible, reason: before.reason },
        after: { isEligible, reason: storedReason },
      },
    })

    return find()
  })
