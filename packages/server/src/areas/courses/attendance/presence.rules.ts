import type { Presence } from '@residency/contract/areas/courses/attendance/lecture.contract'

const MINUTE_MS = 60_000
type Times = { starts_at: Date; ends_at: Date; opens_before: number }
/** When sign-in opens; it closes with the end. */
export const opensAt = ({ starts_at, opens_before }: Times) => new Date(starts_at.getTime() - opens_before * MINUTE_MS)
export type Phase = 'ahead' | 'open' | 'over'
export function phaseOf(times: Times, now: Date): Phase {
  if (now < opensAt(times)) return 'ahead'
  return now > times.ends_at ? 'over' : 'open'
}
/** Whole minutes after the begin; nobody is late by less than the time that is allowed. */
export function lateness(signedAt: Date, { starts_at, late_after }: { starts_at: Date; late_after: number }) {
  const minutes = Math.max(0, Math.floor((signedAt.getTime() - starts_at.getTime()) / MINUTE_MS))
  return { presence: signedAt.getTime() - starts_at.getTime() > late_after * MINUTE_MS ? ('late' as const) : ('here' as const), minutes }
}
/** What a list says of somebody: who has not come is awaited until the lecture is over. */
export const presenceNow = (presence: string | null, phase: Phase): Presence =>
  (presence as Presence | null) ?? (phase === 'over' ? 'absent' : 'awaited')
