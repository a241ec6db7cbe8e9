import { createHmac } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/errors'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Rule } from '../../../platform/limits/limits.ts'

// Five tries in five minutes for one account from one address (or one device that has logged in before).
const PAIR = { name: 'try', rule: { points: 5, duration: 300 } satisfies Rule }
// While an account is guessed at from many places, each new place gets one try in five minutes; the owner's own devices keep their five.
const WIDE = { name: 'try-wide', rule: { points: 100, duration: 3600 } satisfies Rule }

/** Whom somebody tries to be: a typed name, a number, a badge. Counted under a keyed hash, never in the clear. */
export type Target = { way: 'password' | 'sms' | 'bind'; account: string }
export type Attempt = Target & { isKnownDevice: boolean }

const keyOf = (ctx: Ctx, ...parts: string[]) =>
  createHmac('sha256', ctx.keys.oneTime)
    .update(`slow-down|${parts.join('|')}`)
    .digest('hex')
    .slice(0, 32)
const accountKey = (ctx: Ctx, { way, account }: Target) => keyOf(ctx, way, account)
// the account's key in front: an administrator lifts all places at once
const pairKey = (ctx: Ctx, a: Attempt) =>
  `${accountKey(ctx, a)}.${keyOf(ctx, a.isKnownDevice ? `device ${ctx.client.device}` : ctx.client.ip)}`

/**
 * Counts one attempt before it is judged, so that attempts at once cannot slip through; refuses with the seconds to wait.
 * By account and address together: a stranger cannot lock somebody out, and a hospital behind one address is not one attacker.
 */
export async function countAttempt(ctx: Ctx, attempt: Attempt) {
  await ctx.limits.count('login', ctx.client.ip)
  const [pair, wide] = await Promise.all([
    ctx.limits.add(PAIR.name, PAIR.rule, pairKey(ctx, attempt)),
    attempt.isKnownDevice ? null : ctx.limits.add(WIDE.name, WIDE.rule, accountKey(ctx, attempt)),
  ])
  const allowed = wide && wide.count > WIDE.rule.points ? 1 : PAIR.rule.points
  if (pair.count <= allowed) return
  await ctx.audit({ action: 'accounts.session.open', result: 'refused', detail: { entry: attempt.way, why: 'slowed down' } })
  throw fail(accountsErrors.loginSlowedDown, { seconds: Math.max(1, pair.seconds) })
}
/** A success clears what was counted for this account and place, and is no guess: it is taken back from those of many places. */
export async function forgetAttempts(ctx: Ctx, attempt: Attempt) {
  await ctx.limits.forget(PAIR.name, PAIR.rule, pairKey(ctx, attempt))
  if (!attempt.isKnownDevice) await ctx.limits.takeBack(WIDE.name, WIDE.rule, accountKey(ctx, attempt))
}

/** Clears what was counted for an account, wherever it was tried from. */
export async function liftAttempts(ctx: Ctx, target: Target) {
  await ctx.limits.forgetBeginning(PAIR.name, accountKey(ctx, target))
  await ctx.limits.forget(WIDE.name, WIDE.rule, accountKey(ctx, target))
}
