import { eachDay } from '@residency/contract/kernel/day'
import { type HolidayPerson, workingHalvesOf } from './group-days.rules.ts'
import type { KnownDays } from './working-days.rules.ts'

export type Half = 'am' | 'pm'

/**
 * From a half day to a half day, both included: starting `pm` leaves out the first morning, ending
 * `am` the last afternoon.
 */
export type Span = { startsOn: string; startsHalf: Half; endsOn: string; endsHalf: Half }
export type CountedBy = 'working' | 'calendar'

/** A day that counts, whole or half. */
export type CountedDate = { day: string; days: number }

/** Whether a span has at least one half day and runs forwards. */
export const isForwards = ({ startsOn, startsHalf, endsOn, endsHalf }: Span) =>
  startsOn < endsOn || (startsOn === endsOn && !(startsHalf === 'pm' && endsHalf === 'am'))

/**
 * Counts a span day by day: the halves that the person would have worked, or every half of the
 * calendar.
 */
export function countDates(
  span: Span,
  by: CountedBy,
  known: KnownDays,
  person: HolidayPerson,
): CountedDate[] {
  if (!isForwards(span)) return []
  return eachDay(span.startsOn, span.endsOn).flatMap((day) => {
    const halves = by === 'calendar' ? { am: true, pm: true } : workingHalvesOf(day, known, person)
    const isMorningIn = day !== span.startsOn || span.startsHalf === 'am'
    const isAfternoonIn = day !== span.endsOn || span.endsHalf === 'pm'
    const days = Number(halves.am && isMorningIn) / 2 + Number(halves.pm && isAfternoonIn) / 2

    return days > 0 ? [{ day, days }] : []
  })
}
