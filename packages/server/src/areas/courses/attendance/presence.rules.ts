import type { Presence } from '@residency/contract/areas/courses/attendance/lecture.contract'
import { MINUTE_MS } from '@residency/contract/kernel/day'
import { momentBefore } from '../../../platform/clock.ts'

type Times = { startsAt: Date; endsAt: Date; opensBefore: number }

/** When sign-in opens; it closes with the end. */
export const opensAt = ({ startsAt, opensBefore }: Times) =>
  momentBefore(startsAt, opensBefore * MINUTE_MS)

export type Phase = 'ahead' | 'open' | 'over'

export function phaseOf(times: Times, now: Date): Phase {
  if (now < opensAt(times)) return 'ahead'
  return now > times.endsAt ? 'over' : 'open'
}

/** Whole minutes after the begin; nobody is late by less than the time that is allowed. */
export function lateness(
  signedAt: Date,
  { startsAt, lateAfter }: { startsAt: Date; lateAfter: number },
) {
  const minutes = Math.max(0, Math.floor((signedAt.getTime() - startsAt.getTime()) / MINUTE_MS))
  return {
    presence:
      signedAt.getTime() - startsAt.getTime() > lateAfter * MINUTE_MS
        ? ('late' as const)
        : ('here' as const),
    minutes,
  }
}

/**
 * The presence of a person in a list: without a sign-in they are awaited until the lecture is over.
 */
export const presenceNow = (presence: string | null, phase: Phase): Presence =>
  (presence as Presence | null) ?? (phase === 'over' ? 'absent' : 'awaited')
