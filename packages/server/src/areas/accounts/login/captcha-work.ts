import { createHash } from 'node:crypto'
import { kernelErrors } from '@residency/contract/kernel'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

// About a second on a PC for the first five in ten minutes; every further five double it, up to
// about sixteen seconds.
const MIN_BITS = 18
const MAX_BITS = 22
const PER_STEP = 5
const ASKED = { points: 60, duration: 600 }

/** The key of a new piece of work: its length is part of it, so that it cannot be changed. */
export async function newWork(ctx: Ctx): Promise<{ key: string; bits: number }> {
  const { count, seconds } = await ctx.limits.add('captcha-work', ASKED, ctx.client.ip)
  if (count > ASKED.points) throw fail(kernelErrors.tooMany, { seconds: Math.max(1, seconds) })

  return workOf(Math.min(MAX_BITS, MIN_BITS + Math.floor((count - 1) / PER_STEP)))
}

const workOf = (bits: number) => ({ key: `w${bits}-${newOpaqueId()}`, bits })

/** The longest piece of work, for a call whose caller is not counted. */
export const newHardWork = () => workOf(MAX_BITS)

const zeroBitsOf = (hash: Buffer) => Math.clz32(hash.readUInt32BE(0))

const bitsOf = (key: string) => Number(/^w(\d\d)-/.exec(key)?.[1] ?? Number.POSITIVE_INFINITY)

/** Whether a key is of work that is shorter than the longest. */
export const isShortWork = (key: string) => bitsOf(key) < MAX_BITS

/** Whether the digits complete the work of a key. */
export function isWorkDone(key: string, digits: string): boolean {
  const bits = bitsOf(key)
  return (
    /^\d{1,15}$/.test(digits) &&
    zeroBitsOf(createHash('sha256').update(`${key}:${digits}`).digest()) >= bits
  )
}
