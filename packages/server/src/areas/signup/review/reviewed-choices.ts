import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { WholeRegistration } from '../registration/registration.queries.ts'
import { mayJudge, stepsOf } from '../signup.policy.ts'
import { findAgainst } from './mark-eligibility.ts'
import { choiceName } from './named-choice.rules.ts'
import { findAdministered, findReviewedChoices } from './review.queries.ts'

/** The choices with what was found about each, and whether the reader may judge it. */
export async function reviewedChoices(ctx: SignedCtx, r: WholeRegistration) {
  const [choices, found] = [await findReviewedChoices(ctx.db, [r.id]), await findAgainst(ctx, [r])]
  const own = await findAdministered(ctx.db, ctx.actor.userId)
  return choices.map((c) => ({
    rank: c.rank,
    offerId: c.offer_id,
    label: choiceName(ctx.language, c),
    isEligible: c.is_eligible,
    reason: c.eligibility_reason,
    judgedBy: c.judged_by,
    judgedAt: c.judged_at && minuteInChina(c.judged_at),
    against: found.find((one) => one.offer_id === c.offer_id)?.against ?? [],
    canJudge: mayJudge(r, own.has(c.base_id), stepsOf(ctx.actor), ctx.now()),
  }))
}
