import { twoDigits } from '../../../ui/times/duration.rules.ts'

/**
 * What the page knows of the server's clock: `offset` from the page's own running time, and how
 * long the call took that answered with it.
 */
export type ServerClock = { offset: number; roundTrip: number }

/**
 * A call: when it went out and came back by the page's running time, and the server's time in its
 * answer. All in milliseconds.
 */
type Sample = { sentAt: number; receivedAt: number; serverNow: number }

/**
 * The better of two readings of the server's clock; the clock of the device plays no part. The
 * quicker call is the more exact one; a reading that the earlier one cannot explain replaces it,
 * because the running time of a page stops while a device sleeps.
 */
export function betterClock(
  before: ServerClock | null,
  { sentAt, receivedAt, serverNow }: Sample,
): ServerClock {
  const roundTrip = Math.max(0, receivedAt - sentAt)
  const fresh = { offset: serverNow - (sentAt + receivedAt) / 2, roundTrip }
  if (before === null || roundTrip <= before.roundTrip) return fresh

  const isExplained =
    Math.abs(fresh.offset - before.offset) <= (roundTrip + before.roundTrip) / 2 + 50

  return isExplained ? before : fresh
}

export const serverTime = ({ offset }: ServerClock, running: number) => offset + running

/** `1:05:09`, `12:00`; nothing below zero. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`
}
