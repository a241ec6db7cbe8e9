import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { WholeRegistration } from '../registration/registration.queries.ts'
import { mayJudge, stepsOf } from '../signup.policy.ts'
import { findAgainst } from './mark-eligibility.ts'
import { findAdministered, findReviewedChoices } from './review.queries.ts'
import { choiceName } from './review.rules.ts'

/** The choices with what was found about each, and whether the reader may judge it. */
export async function reviewedChoices(ctx: SignedCtx, r: WholeRegistration) {
  const [choices, found] = [await findReviewedChoices(ctx.db, [r.id]), await findAgainst(ctx, [r])]
  const own = await findAdministered(ctx.db, ctx.actor.userId)
  return choices.map((c) => ({
    rank: c.rank,
    offerId: c.offerId,
    label: choiceName(ctx.language, c),
    isEligible: c.isEligible,
    reason: c.eligibilityReason,
    judgedBy: c.judgedBy,
    judgedAt: c.judgedAt && minuteInChina(c.judgedAt),
    against: found.find((choice) => choice.offerId === c.offerId)?.against ?? [],
    canJudge: mayJudge(r, own.has(c.baseId), stepsOf(ctx.actor), ctx.now()),
  }))
}
