import { daysIn } from '@residency/contract/kernel/day'
import { isWorkingDay, type KnownDays, workingDaysBetween } from '../../settings/working-days.public.ts'

export type Half = 'am' | 'pm'
/** From a half day to a half day, both included: starting `pm` leaves out the first morning, ending `am` the last afternoon. */
export type Span = { startsOn: string; startsHalf: Half; endsOn: string; endsHalf: Half }
export type CountedBy = 'working' | 'calendar'
/** Days that differ from the regular week, and the years whose holidays are not published. */
export type Calendar = { known: KnownDays; unpublishedYears: readonly number[] }
/** `isProvisional`: counted by weekends alone, because the holidays of the year are not published. */
export type DaysOfYear = { year: number; days: number; isProvisional: boolean }

/** Whether a span has at least one half day and runs forwards. */
export const isForwards = ({ startsOn, startsHalf, endsOn, endsHalf }: Span) =>
  startsOn < endsOn || (startsOn === endsOn && !(startsHalf === 'pm' && endsHalf === 'am'))

/** The days of a span in each calendar year that it touches, in order; nothing for one that runs backwards. */
export function countDays(span: Span, by: CountedBy, { known, unpublishedYears }: Calendar): DaysOfYear[] {
  if (!isForwards(span)) return []
  const counts = (day: string) => by === 'calendar' || isWorkingDay(day, known)
  const [first, last] = [Number(span.startsOn.slice(0, 4)), Number(span.endsOn.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const year = first + i
    const from = year === first ? span.startsOn : `${year}-01-01`
    const until = year === last ? span.endsOn : `${year}-12-31`
    const whole = by === 'calendar' ? daysIn(from, until) : workingDaysBetween(from, until, known)
    const lateStart = year === first && span.startsHalf === 'pm' && counts(span.startsOn) ? 0.5 : 0
    const earlyEnd = year === last && span.endsHalf === 'am' && counts(span.endsOn) ? 0.5 : 0
    return { year, days: whole - lateStart - earlyEnd, isProvisional: by === 'working' && unpublishedYears.includes(year) }
  })
}
/** Years that are kept of a count: those with days, and those that may get some once their holidays are published. */
export const keptYears = (years: readonly DaysOfYear[]) => years.filter(({ days, isProvisional }) => days > 0 || isProvisional)
/** The days of all years together. */
export const totalOf = (years: readonly DaysOfYear[]) => years.reduce((sum, { days }) => sum + days, 0)
