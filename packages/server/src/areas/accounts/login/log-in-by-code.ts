import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { WEB_BASE } from '../../../platform/http/web.ts'
import { openSession } from './open-session.ts'
import { findEnabledByUsername } from './session.queries.ts'

// Only codes that fail are counted: one stranger in a hospital's address does not stop the portal for everybody behind it.
const FAILED = { points: 20, duration: 300 }
const REFUSED = { accessToken: '-1', tokenType: null } as const

/** Exchanges a portal's code for a session; a wrong, stale or used code and an account that may not log in answer alike. */
async function enterByPortal(ctx: Ctx, token: string) {
  await ctx.limits.count('login', ctx.client.ip)
  const who = await ctx.services.sso.exchange(token)
  const user = who ? await findEnabledByUsername(ctx.db, who.subject) : undefined
  if (user) {
    const { accessToken, tokenType } = await inTransaction(ctx, (tx) => openSession(tx, user.id, 'code'))
    return { accessToken, tokenType }
  }
  await ctx.audit({ action: 'accounts.session.open', result: 'failed', detail: { entry: 'code' } })
  const failed = await ctx.limits.add('try-code', FAILED, ctx.client.ip)
  if (failed.count > FAILED.points) throw fail(accountsErrors.loginSlowedDown, { seconds: Math.max(1, failed.seconds) })
  return REFUSED
}

export const logInByCode = (ctx: Ctx, input: { token: string }) => enterByPortal(ctx, input.token)

/** The same for the header homePage-token, with the address to go to. */
export async function redirectSys(ctx: Ctx) {
  const entered = await enterByPortal(ctx, ctx.client.portalToken ?? '')
  return { ...entered, url: ctx.config.HOME_PAGE_URL || WEB_BASE }
}

/** The demonstration portal issues a code to the logged-in user, for that user only. */
export async function issueOwnCode(ctx: SignedCtx) {
  const { issue } = ctx.services.sso
  if (!issue) throw notFound()
  const me = await ctx.db.selectFrom('users').select('username').where('id', '=', ctx.actor.userId).executeTakeFirstOrThrow()
  return { token: issue(me.username) }
}
