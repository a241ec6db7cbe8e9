import { createHmac } from 'node:crypto'
import { inductionErrors as errors } from '@residency/contract/areas/exams/induction/access'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Numbers } from '../induction/person-numbers.ts'

const HOUR = 3600

/**
 * Five tries an hour of an address for a number, and for a card. Guesses at one of them from many
 * addresses leave each new one a single try.
 */
const TRIES = { points: 5, duration: HOUR }
const WIDE = { points: 50, duration: HOUR }

/** A new class logs in from one address of the hospital; nobody types more than this. */
const OF_ADDRESS = { points: 300, duration: HOUR }

/** Both numbers under keyed hashes, so that a counter does not contain a number. */
const keysOf = (ctx: Ctx, { mobile, idCard }: Numbers) =>
  [`mobile ${mobile}`, `card ${idCard}`].map((text) =>
    createHmac('sha256', ctx.keys.oneTime).update(`induction|${text}`).digest('hex').slice(0, 32),
  )

/**
 * Counts a try before it is judged, for unknown people too, so that parallel tries do not pass the
 * limit.
 */
export async function countTry(ctx: Ctx, numbers: Numbers) {
  await ctx.limits.take('induction-address', OF_ADDRESS, ctx.client.ip)

  const waits = await Promise.all(
    keysOf(ctx, numbers).map(async (key) => {
      const [ownTries, wide] = [
        await ctx.limits.add('induction-try', TRIES, `${key}.${ctx.client.ip}`),
        await ctx.limits.add('induction-wide', WIDE, key),
      ]

      return ownTries.count > (wide.count > WIDE.points ? 1 : TRIES.points) ? ownTries.seconds : 0
    }),
  )

  const wait = Math.max(...waits)
  if (wait === 0) return

  await ctx.audit({
    action: 'learning.induction.logIn',
    result: 'refused',
    detail: { why: 'slowed down' },
  })

  throw fail(errors.inductionSlowedDown, { minutes: Math.max(1, Math.ceil(wait / 60)) })
}

/** A try that was right does not count; the counters of guesses stay. */
export async function forgiveTry(ctx: Ctx, numbers: Numbers) {
  for (const key of keysOf(ctx, numbers)) {
    await ctx.limits.takeBack('induction-try', TRIES, `${key}.${ctx.client.ip}`)
    await ctx.limits.takeBack('induction-wide', WIDE, key)
  }
}
