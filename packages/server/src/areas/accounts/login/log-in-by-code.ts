import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { WEB_BASE } from '../../../platform/http/web.ts'
import { openSession } from './open-session.ts'
import { findEnabledByUsername, PORTAL_ENTRY } from './session.queries.ts'

// Only failed codes are counted, so that one attacker cannot block the portal for everybody behind the hospital's address.
const FAILED = { points: 20, duration: 300 }
const REFUSED = { accessToken: '-1', tokenType: null } as const

/**
 * Exchanges a portal code for a session. A wrong, expired or used code and an account that may not log in get the same answer.
 */
async function enterByPortal(ctx: Ctx, token: string) {
  await ctx.limits.count('login', ctx.client.ip)
  const who = await ctx.services.sso.exchange(token)
  const user = who ? await findEnabledByUsername(ctx.db, who.subject) : undefined
  if (user) {
    const { accessToken, tokenType } = await inTransaction(ctx, (tx) => openSession(tx, user.id, PORTAL_ENTRY))
    return { accessToken, tokenType }
  }
  await ctx.audit({ action: 'accounts.session.open', result: 'failed', detail: { entry: PORTAL_ENTRY } })
  const failed = await ctx.limits.add('try-code', FAILED, ctx.client.ip)
  if (failed.count > FAILED.points) throw fail(accountsErrors.loginSlowedDown, { seconds: Math.max(1, failed.seconds) })
  return REFUSED
}

export const logInByCode = (ctx: Ctx, input: { token: string }) => enterByPortal(ctx, input.token)

/** The same for the header homePage-token; also answers the redirect address. */
export async function redirectSys(ctx: Ctx) {
  const entered = await enterByPortal(ctx, ctx.client.portalToken ?? '')
  return { ...entered, url: ctx.config.HOME_PAGE_URL || WEB_BASE }
}

/** Issues a code of the demo portal to the logged-in user, valid for that user only. */
export async function issueOwnCode(ctx: SignedCtx) {
  const { issue } = ctx.services.sso
  if (!issue) throw notFound()
  const me = await ctx.db.selectFrom('users').select('username').where('id', '=', ctx.actor.userId).executeTakeFirstOrThrow()
  return { token: issue(me.username) }
}
