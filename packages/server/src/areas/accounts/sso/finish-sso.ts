import { momentAfter } from '../../../platform/clock.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { issueTicket, spendTicket } from '../../../platform/tickets.ts'
import { PORTAL_ENTRY } from '../sessions/session.queries.ts'
import { findSsoAccount } from './find-sso-account.ts'
import { ATTEMPT, browserOf, CODE, providerOf } from './sso-attempt.ts'
import { insertSsoLogin } from './sso-login.queries.ts'

const CODE_MS = 60_000

/**
 * A token is at most a few kilobytes. A longer one is not stored; the provider then asks for
 * confirmation before the logout.
 */
const MAX_ID_TOKEN = 16_000

/**
 * What `/sign/500` shows: it did not succeed, nobody here has this number, or the administrator has
 * something to correct first.
 */
type RefusalMode = 2 | 3 | 4

async function refuse(ctx: Ctx, mode: RefusalMode, why: string, remedy?: string) {
  if (remedy) ctx.services.log.warn({ why, remedy }, 'single sign-on refused')
  await ctx.audit({
    action: 'accounts.session.open',
    result: 'failed',
    detail: { entry: PORTAL_ENTRY, why, ...(remedy && { remedy }) },
  })

  return { token: null, mode }
}

/**
 * Judges the provider's answer to an attempt of this browser. An old, replayed or foreign answer is
 * refused in the same way. A user whom the provider knows and this installation does not gets a
 * reason of their own, for a missing and for a disabled account.
 */
export async function finishSso(ctx: Ctx, input: { answer: string }) {
  const provider = providerOf(ctx)
  const answer = new URLSearchParams(input.answer)
  const [state, browser] = [answer.get('state'), browserOf(ctx)]
  const attempt =
    state && browser ? await spendTicket(ctx.db, ATTEMPT, state, browser, ctx.now()) : undefined
  if (!state || !browser || !attempt) return refuse(ctx, 2, 'no_attempt')

  const identity = await provider.finish(state, answer)
  if ('refused' in identity)
    return refuse(ctx, identity.isSetup ? 4 : 2, identity.refused, identity.remedy)

  const { badge, idToken } = identity
  const userId = badge === null ? null : await findSsoAccount(ctx, { badge, name: identity.name })
  if (userId === null) return refuse(ctx, 3, badge === null ? 'no_claim' : 'no_account')

  const storedToken = idToken && idToken.length <= MAX_ID_TOKEN ? idToken : null

  const token = await inTransaction(ctx, async (tx) => {
    const id = await insertSsoLogin(tx, {
      userId,
      subject: identity.subject,
      loginKey: identity.loginKey,
      idToken: storedToken,
    })

    const expires = momentAfter(tx.now(), CODE_MS)
    return issueTicket(tx.db, {
      kind: CODE,
      subject: String(id),
      sessionId: browser,
      expiresAt: expires,
    })
  })

  return { token, mode: null }
}
