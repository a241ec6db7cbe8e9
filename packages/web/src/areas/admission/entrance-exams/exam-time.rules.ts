import { dayOf, inShanghai, isOneDay, minuteOf } from '../../../platform/clock.ts'

/** `2026-11-21 09:00–11:00`, in Shanghai time; with a second date if it ends on another day. */
export function spanOf(startsAt: string, endsAt: string): string {
  return `${minuteOf(startsAt)}–${isOneDay(startsAt, endsAt) ? inShanghai(endsAt).format('HH:mm') : minuteOf(endsAt)}`
}

/** A session as form values: one day in Shanghai, two times. */
export type SessionValues = {
  name: string
  place: string
  room: string
  day: string
  startTime: string
  endTime: string
  seats: number
  version?: number
}

const at = (day: string, time: string) => `${day}T${time}:00+08:00`

/** Whether a session of these values has begun; false while a value is missing. */
export const hasBegun = (day: string | undefined, startTime: string | undefined, now: Date) =>
  Boolean(day && startTime) && new Date(at(day!, startTime!)) <= now

/** The values as the call takes them. */
export const wireOf = ({ day, startTime, endTime, ...rest }: SessionValues) => ({
  ...rest,
  startsAt: at(day, startTime),
  endsAt: at(day, endTime),
})

/** A stored session as form values. */
export const valuesOf = ({
  startsAt,
  endsAt,
  ...rest
}: Omit<SessionValues, 'day' | 'startTime' | 'endTime'> & {
  startsAt: string
  endsAt: string
}) => ({
  ...rest,
  day: dayOf(startsAt),
  startTime: inShanghai(startsAt).format('HH:mm'),
  endTime: inShanghai(endsAt).format('HH:mm'),
})
