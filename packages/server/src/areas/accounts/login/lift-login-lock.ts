import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { findUser } from '../users/user.queries.ts'
import { accountOf, liftAttempts } from './slow-down.ts'

/** Clears failed login attempts of a visible account, for every way to log in and every address. */
export async function liftLoginLock(ctx: SignedCtx, input: { id: number }) {
  const user = found(await findUser(ctx.db, visibleUsers(ctx.actor), input.id))
  for (const way of ['password', 'sms', 'bind'] as const)
    await liftAttempts(ctx, { way, account: accountOf(user, '') })

  await ctx.audit({ action: 'accounts.loginLock.lift', entity: 'user', entityId: user.id })

  return null
}
