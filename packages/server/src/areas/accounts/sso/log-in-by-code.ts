import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { type Ctx, inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { WEB_BASE } from '../../../platform/http/web.ts'
import { spendTicket } from '../../../platform/tickets.ts'
import { openSession } from '../sessions/open-session.ts'
import { findEnabledByUsername, PORTAL_ENTRY } from '../sessions/session.queries.ts'
import { browserOf, CODE } from './sso-attempt.ts'
import { findUnusedLogin, tieToSession } from './sso-login.queries.ts'

// Only failed codes are counted, so that one attacker cannot block the portal for everybody behind
// the hospital's address.
const FAILED = { points: 20, duration: 300 }
const REFUSED = { accessToken: '-1', tokenType: null } as const

/** A session by a code that the portal issued. */
async function openByPortal(ctx: Ctx, token: string) {
  const who = await ctx.services.sso.exchange(token)
  const user = who ? await findEnabledByUsername(ctx.db, who.subject) : undefined
  return user && inTransaction(ctx, (tx) => openSession(tx, user.id, PORTAL_ENTRY))
}

/**
 * Opens a session by our own code, issued to this browser when the provider had confirmed the user
 * (finish-sso.ts).
 */
async function openByProvider(ctx: Ctx, token: string) {
  const browser = browserOf(ctx)
  if (!browser) return undefined

  return inTransaction(ctx, async (tx) => {
    const spent = await spendTicket(tx.db, CODE, token, browser, tx.now())
    const login = spent && (await findUnusedLogin(tx, Number(spent.subject)))
    if (!login) return undefined

    const opened = await openSession(tx, login.userId, PORTAL_ENTRY)

    await tieToSession(tx, login.id, opened.accessToken)

    return opened
  })
}

/**
 * Exchanges a one-time code for a session. A wrong, expired or used code and an account that may
 * not log in get the same answer.
 */
async function enterByCode(ctx: Ctx, token: string) {
  await ctx.limits.count('login', ctx.client.ip)

  const opened = await (ctx.services.sso.provider
    ? openByProvider(ctx, token)
    : openByPortal(ctx, token))
  if (opened) return { accessToken: opened.accessToken, tokenType: opened.tokenType }

  await ctx.audit({
    action: 'accounts.session.open',
    result: 'failed',
    detail: { entry: PORTAL_ENTRY },
  })

  const failed = await ctx.limits.add('try-code', FAILED, ctx.client.ip)
  if (failed.count > FAILED.points)
    throw fail(accountsErrors.loginSlowedDown, { seconds: Math.max(1, failed.seconds) })

  return REFUSED
}

export const logInByCode = (ctx: Ctx, input: { token: string }) => enterByCode(ctx, input.token)

/** The same for the header homePage-token; also answers the redirect address. */
export async function redirectSys(ctx: Ctx) {
  const entered = await enterByCode(ctx, ctx.client.portalToken ?? '')
  return { ...entered, url: ctx.config.HOME_PAGE_URL || WEB_BASE }
}

/** Issues a code of the demo portal to the logged-in user, valid for that user only. */
export async function issueOwnCode(ctx: SignedCtx) {
  const { issue } = ctx.services.sso
  if (!issue) throw notFound()

  const me = await ctx.db
    .selectFrom('users')
    .select('username')
    .where('id', '=', ctx.actor.userId)
    .executeTakeFirstOrThrow()

  return { token: issue(me.username) }
}
