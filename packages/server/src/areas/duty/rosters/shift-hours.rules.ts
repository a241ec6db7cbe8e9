import { HOUR_MS } from '@residency/contract/kernel/day'

/** Times of day, `HH:MM`. */
type Hours = { startsAt: string; endsAt: string }

const DAY_MS = 24 * HOUR_MS
const ZONE = '+08:00'

/** When a shift begins and ends; an end at or before the beginning is on the next day. */
export function spanOfShift(day: string, { startsAt, endsAt }: Hours) {
  const begins = Date.parse(`${day}T${startsAt}:00${ZONE}`)
  const ends = Date.parse(`${day}T${endsAt}:00${ZONE}`)

  return {
    startsAt: new Date(begins),
    endsAt: new Date(ends > begins ? ends : ends + DAY_MS),
  }
}

/** Hours of a shift, as they are stored with it. */
const hoursOfShift = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): number =>
  (endsAt.getTime() - startsAt.getTime()) / HOUR_MS

/** Hours of work of a shift: on call from home is none until somebody is called in. */
export const hoursOfWork = (
  shift: { startsAt: Date; endsAt: Date },
  { onCall }: { onCall: string },
): number => (onCall === 'home' ? 0 : hoursOfShift(shift))
