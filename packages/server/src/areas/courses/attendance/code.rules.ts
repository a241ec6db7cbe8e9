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

/**
 * The code of a lecture in a step: 40 bits of an HMAC, which cannot be computed without the key.
 */
export function codeOf(key: Buffer, lectureId: number, step: number): string {
  const mac = createHmac('sha256', key).update(`lecture sign-in|${lectureId}|${step}`).digest()
  return Array.from(mac.subarray(0, LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Whether a code is that of this step or of the one before. */
export function isFresh(key: Buffer, lectureId: number, code: string, now: Date): boolean {
  const step = stepAt(now)
  const typed = Buffer.from(code.padEnd(LENGTH).slice(0, LENGTH), 'latin1')
  return [step, step - 1]
    .map((one) => timingSafeEqual(Buffer.from(codeOf(key, lectureId, one)), typed))
    .some(Boolean)
}
