import type { SignedCtx } from '../../platform/http/ctx.ts'
import { found } from '../../platform/http/fail.ts'
import { findChoices, findOwnRegistrationId, findRegistration } from './registration.queries.ts'
import { numbersOf, shownRegistration, standing } from './registration-standing.ts'
import { isEditable } from './signup.policy.ts'

/** The newest own sign-up that was not withdrawn, with what is missing and what may be done. */
export async function getOwnRegistration(ctx: SignedCtx) {
  const { id } = found(await findOwnRegistrationId(ctx.db, ctx.actor.userId))
  const r = found(await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId))
  const choices = await findChoices(ctx.db, id)
  const { missing, actions } = standing(ctx, r, choices.length)
  return {
    ...shownRegistration(r),
    ...numbersOf(ctx, r),
    offerIds: choices.map((c) => c.offer_id),
    missing,
    actions,
    isEditable: isEditable(r.state),
  }
}
