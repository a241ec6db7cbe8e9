import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findRegistration } from '../registration/registration.queries.ts'
import { visibleRegistrations } from '../signup.policy.ts'

/** Readers of a registration may read its files. */
export const mayReadRegistration = async (ctx: SignedCtx, id: number) => {
  if (
    await findRegistration(ctx.db, { kind: 'own', userId: ctx.actor.userId }, id, ctx.actor.userId)
  )
    return true

  return (
    (await findRegistration(ctx.db, visibleRegistrations(ctx.actor), id, ctx.actor.userId)) !==
    undefined
  )
}
