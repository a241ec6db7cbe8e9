import { momentAfter } from '../../../platform/clock.ts'

/**
 * What decides when an attempt must end. `minutes`: the exam's length; `pausedSeconds`: pauses that
 * are over.
 */
export type TimedAttempt = {
  startedAt: Date
  minutes: number
  closesAt: Date
  extraMinutes: number
  pausedSeconds: number
}

/**
 * The one deadline rule: the length from the start, but not beyond the close of the window; extra
 * time and pauses are added to both. Shown to the taker as it is, and judged by the server's clock
 * alone.
 */
export function deadlineOf({
  startedAt,
  minutes,
  closesAt,
  extraMinutes,
  pausedSeconds,
}: TimedAttempt): Date {
  const ownEnd = startedAt.getTime() + minutes * 60_000
  return new Date(
    Math.min(ownEnd, closesAt.getTime()) + extraMinutes * 60_000 + pausedSeconds * 1000,
  )
}

/** The last instant at which what is received still counts. */
export const countsUntil = (deadline: Date, graceSeconds: number) =>
  momentAfter(deadline, graceSeconds * 1000)

type AttemptTimes = {
  endedAt: Date | null
  pausedAt: Date | null
  deadlineAt: Date
  graceSeconds: number
}

/**
 * Whether what the server receives now counts: until the deadline, or the begin of a pause, with
 * the grace; nothing after the end.
 */
export function countsNow(
  { endedAt, pausedAt, deadlineAt, graceSeconds }: AttemptTimes,
  now: Date,
): boolean {
  if (endedAt !== null) return false

  const end = pausedAt !== null && pausedAt < deadlineAt ? pausedAt : deadlineAt
  return now <= countsUntil(end, graceSeconds)
}

/** Whether the time of an attempt has run out; the time of a paused one does not run. */
export const isOverdue = (
  { endedAt, pausedAt, deadlineAt, graceSeconds }: AttemptTimes,
  now: Date,
) => endedAt === null && pausedAt === null && now > countsUntil(deadlineAt, graceSeconds)
