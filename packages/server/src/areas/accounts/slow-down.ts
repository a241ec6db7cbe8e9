import { createHash } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { Ctx } from '../../platform/http/ctx.ts'
import { fail } from '../../platform/http/fail.ts'
import type { Rule } from '../../platform/limits/limits.ts'

// Five tries in five minutes for one account from one address (or one device that has logged in before).
const PAIR = { name: 'try', rule: { points: 5, duration: 300 } satisfies Rule }
// While an account is guessed at from many places, each new place gets one try in five minutes; the owner's own devices keep their five.
const WIDE = { name: 'try-wide', rule: { points: 100, duration: 3600 } satisfies Rule }

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('|')).digest('base64url').slice(0, 32)

/** What an attempt is counted under: `account` names whom somebody tries to be (username, mobile hash, ticket), never in the clear. */
export type Attempt = { way: 'password' | 'sms' | 'code' | 'bind'; account: string; isKnownDevice: boolean }

const pairKey = (ctx: Ctx, a: Attempt) => keyOf(a.way, a.account, a.isKnownDevice ? `device ${ctx.client.device}` : ctx.client.ip)

/**
 * Counts one attempt before it is judged, so that attempts at once cannot slip through; refuses with the seconds to wait.
 * By account and address together: a stranger cannot lock somebody out, and a hospital behind one address is not one attacker.
 */
export async function countAttempt(ctx: Ctx, attempt: Attempt) {
  await ctx.limits.count('login', ctx.client.ip)
  const [pair, wide] = await Promise.all([
    ctx.limits.add(PAIR.name, PAIR.rule, pairKey(ctx, attempt)),
    attempt.isKnownDevice ? null : ctx.limits.add(WIDE.name, WIDE.rule, keyOf(attempt.way, attempt.account)),
  ])
  const allowed = wide && wide.count > WIDE.rule.points ? 1 : PAIR.rule.points
  if (pair.count > allowed) throw fail(accountsErrors.loginSlowedDown, { seconds: Math.max(1, pair.seconds) })
}
/** A success clears what was counted for this account and place. */
export const forgetAttempts = (ctx: Ctx, attempt: Attempt) => ctx.limits.forget(PAIR.name, PAIR.rule, pairKey(ctx, attempt))
