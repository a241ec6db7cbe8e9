import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { findUser } from '../users/user.queries.ts'
import { liftAttempts, type Target } from './slow-down.ts'

/** Clears failed login attempts of a visible account, for every identifier and address. */
export async function liftLoginLock(ctx: SignedCtx, input: { id: number }) {
  const user = found(await findUser(ctx.db, visibleUsers(ctx.actor), input.id))
  const mobile = ctx.fields.openCell({ table: 'users', column: 'mobile', row: user.id }, user.mobile_sealed)
  const targets: Target[] = [
    { way: 'password', account: user.username },
    { way: 'password', account: `own ${user.id}` },
    ...(mobile ? [{ way: 'password', account: mobile } as const, { way: 'sms', account: mobile } as const] : []),
    ...(user.chest_arr_num ? [{ way: 'bind', account: user.chest_arr_num } as const] : []),
  ]
  for (const target of targets) await liftAttempts(ctx, target)
  await ctx.audit({ action: 'accounts.loginLock.lift', entity: 'user', entityId: user.id })
  return null
}
