import { createHash } from 'node:crypto'
import { kernelErrors } from '@residency/contract/kernel'
import { newOpaqueId } from '../../../platform/crypto/tokens.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'

// The work instead of a picture: find digits with which the SHA-256 hash of key and digits begins
// with so many zero bits. About a second on a PC for the first five keys of an address in ten minutes;
// every further five double it, up to about sixteen seconds.
const MIN_BITS = 18
const MAX_BITS = 22
const KEYS_PER_BIT = 5
const KEYS_PER_ADDRESS = { points: 60, duration: 600 }

/** The key of a new piece of work: its length is part of it, so that it cannot be changed. */
export async function newWork(ctx: Ctx): Promise<{ key: string; bits: number }> {
  const { count, seconds } = await ctx.limits.add('captcha-work', KEYS_PER_ADDRESS, ctx.client.ip)
  if (count > KEYS_PER_ADDRESS.points)
    throw fail(kernelErrors.tooMany, { seconds: Math.max(1, seconds) })

  return workOf(Math.min(MAX_BITS, MIN_BITS + Math.floor((count - 1) / KEYS_PER_BIT)))
}

const workOf = (bits: number) => ({ key: `w${bits}-${newOpaqueId()}`, bits })

/** The longest piece of work, for a call whose caller is not counted. */
export const newHardWork = () => workOf(MAX_BITS)

const zeroBitsOf = (hash: Buffer) => Math.clz32(hash.readUInt32BE(0))

/** The bits that a key demands; no answer is enough for a key of another form. */
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
