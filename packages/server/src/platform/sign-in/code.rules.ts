import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * A code is shown for so long, and counts for its own step and the next (08-learning, defaults).
 */
export const STEP_MS = 30_000
// Without letters that look like digits: the code can be typed.
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

export const stepAt = (now: Date) => Math.floor(now.getTime() / STEP_MS)

/** Seconds until the next code. */
export const secondsLeft = (now: Date) => Math.ceil((STEP_MS - (now.getTime() % STEP_MS)) / 1000)

/** What people sign in to: one lecture, or the duties of one department. */
export type SignInPlace = { kind: 'lecture' | 'duty'; id: number }

/**
 * The code of a place in a step: 40 bits of an HMAC, which cannot be computed without the key.
 */
export function codeOf(key: Buffer, { kind, id }: SignInPlace, step: number): string {
  const mac = createHmac('sha256', key).update(`${kind} sign-in|${id}|${step}`).digest()
  return Array.from(mac.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Whether a code is that of this step or of the one before. */
export function isFresh(key: Buffer, place: SignInPlace, code: string, now: Date): boolean {
  const step = stepAt(now)
  const typed = Buffer.from(code.padEnd(LENGTH).slice(0, LENGTH), 'latin1')
  return [step, step - 1]
    .map((one) => timingSafeEqual(Buffer.from(codeOf(key, place, one)), typed))
    .some(Boolean)
}

/** The code of this moment, and for how long it is shown. */
export const codeNow = (key: Buffer, place: SignInPlace, now: Date) => ({
  code: codeOf(key, place, stepAt(now)),
  secondsLeft: secondsLeft(now),
})

/** A browser by its device cookie, without being readable; another one at every kind of place. */
export const deviceHash = (key: Buffer, { kind }: SignInPlace, device: string | null) =>
  createHmac('sha256', key).update(`${kind} device|${device}`).digest()
