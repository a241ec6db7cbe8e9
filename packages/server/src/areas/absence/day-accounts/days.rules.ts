import { yearOf } from '@residency/contract/kernel/day'
import {
  type CountedBy,
  type CountedDate,
  countDates,
  type HolidayPerson,
  isForwards,
  type KnownDays,
  type Span,
} from '../../settings/settings.public.ts'

export {
  type CountedBy,
  type Half,
  isForwards,
  type Span,
} from '../../settings/settings.public.ts'

/**
 * Days that differ from the regular week, the years whose holidays are not published, and the
 * version of each year that was changed.
 */
export type Calendar = {
  known: KnownDays
  unpublishedYears: readonly number[]
  versions: ReadonlyMap<number, number>
}

/**
 * `isProvisional`: counted by weekends and days off by law alone, because the holidays of the year
 * are not published.
 */
export type DaysOfYear = { year: number; days: number; isProvisional: boolean }

/**
 * What an absence counts: day by day, and in each year that has days or may get some once its
 * holidays are published. `calendarVersion` is that of its years together; another one means that
 * the calendar has changed since.
 */
export type Count = {
  dates: readonly CountedDate[]
  years: readonly DaysOfYear[]
  calendarVersion: number
}

const yearsOf = ({ startsOn, endsOn }: Span) =>
  Array.from(
    { length: yearOf(endsOn) - yearOf(startsOn) + 1 },
    (_, index) => yearOf(startsOn) + index,
  )

/** Counts an absence of a person. Accounts, figures and lists all have what this returns. */
export function countSpan(
  span: Span,
  by: CountedBy,
  calendar: Calendar,
  person: HolidayPerson,
): Count {
  if (!isForwards(span)) return { dates: [], years: [], calendarVersion: 0 }

  const dates = countDates(span, by, calendar.known, person)

  const years = yearsOf(span).map((year) => ({
    year,
    days: totalOf(dates.filter(({ day }) => yearOf(day) === year)),
    isProvisional: by === 'working' && calendar.unpublishedYears.includes(year),
  }))

  const calendarVersion = yearsOf(span).reduce(
    (sum, year) => sum + (calendar.versions.get(year) ?? 0),
    0,
  )

  return {
    dates,
    years: years.filter(({ days, isProvisional }) => days > 0 || isProvisional),
    calendarVersion,
  }
}

/** The days of all years, or of all dates, together. */
export const totalOf = (parts: readonly { days: number }[]) =>
  parts.reduce((sum, { days }) => sum + days, 0)
