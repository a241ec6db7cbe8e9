import { createHmac } from 'node:crypto'
import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Rule } from '../../../platform/limits/limits.ts'

// Five attempts in five minutes per account and address (or known device).
const PAIR = { name: 'try', rule: { points: 5, duration: 300 } satisfies Rule }
// While an account is attacked from many addresses, each new address gets one attempt in five
// minutes; known devices have five.
const WIDE = { name: 'try-wide', rule: { points: 100, duration: 3600 } satisfies Rule }

/**
 * What is guessed at: the account, whichever of its names was typed, or the typed text if there is
 * no such account. Counted under a keyed hash, never in clear text.
 */
export type Target = { way: 'password' | 'sms' | 'bind'; account: string }

export const accountOf = (user: { id: number } | undefined, typed: string) =>
  user ? `user ${user.id}` : `typed ${typed}`

export type Attempt = Target & { isKnownDevice: boolean }

const keyOf = (ctx: Ctx, ...parts: string[]) =>
  createHmac('sha256', ctx.keys.oneTime)
    .update(`slow-down|${parts.join('|')}`)
    .digest('hex')
    .slice(0, 32)

const accountKey = (ctx: Ctx, { way, account }: Target) => keyOf(ctx, way, account)

// the account's key is the prefix, so that an administrator can clear all addresses at once
const pairKey = (ctx: Ctx, a: Attempt) =>
  `${accountKey(ctx, a)}.${keyOf(ctx, a.isKnownDevice ? `device ${ctx.client.device}` : ctx.client.ip)}`

/**
 * Counts an attempt before it is checked, so that parallel attempts cannot bypass the limit;
 * refuses with the seconds to wait. Counted by account and address together: a stranger cannot lock
 * an account, and users behind a hospital's shared address do not lock each other out.
 */
export async function countAttempt(ctx: Ctx, attempt: Attempt) {
  await ctx.limits.count('login', ctx.client.ip)

  const [pair, wide] = await Promise.all([
    ctx.limits.add(PAIR.name, PAIR.rule, pairKey(ctx, attempt)),
    attempt.isKnownDevice ? null : ctx.limits.add(WIDE.name, WIDE.rule, accountKey(ctx, attempt)),
  ])

  const allowed = wide && wide.count > WIDE.rule.points ? 1 : PAIR.rule.points
  if (pair.count <= allowed) return

  await ctx.audit({
    action: 'accounts.session.open',
    result: 'refused',
    detail: { entry: attempt.way, why: 'slowed down' },
  })

  throw fail(accountsErrors.loginSlowedDown, { seconds: Math.max(1, pair.seconds) })
}

/**
 * On success, clears the count for this account and address and subtracts the attempt from the
 * account-wide count.
 */
export async function forgetAttempts(ctx: Ctx, attempt: Attempt) {
  await ctx.limits.forget(PAIR.name, PAIR.rule, pairKey(ctx, attempt))
  if (!attempt.isKnownDevice)
    await ctx.limits.takeBack(WIDE.name, WIDE.rule, accountKey(ctx, attempt))
}

/** Clears the counts of an account for all addresses. */
export async function liftAttempts(ctx: Ctx, target: Target) {
  await ctx.limits.forgetBeginning(PAIR.name, accountKey(ctx, target))
  await ctx.limits.forget(WIDE.name, WIDE.rule, accountKey(ctx, target))
}
