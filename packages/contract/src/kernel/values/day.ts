/**
 * The calendar for both sides. A day is `YYYY-MM-DD`, a month is `YYYY-MM`; neither has a time or a
 * zone. Years are 1000 to 9999.
 */

/** Durations in milliseconds; every day has 24 hours, for China has no summer time. */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Whether a text is a day that exists. */
export const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(numberOf(text)) && dayOf(numberOf(text)) === text

/** The day so many days later, or earlier where `count` is negative. */
export const addDays = (day: string, count: number) => dayOf(numberOf(day) + count)

/** The later and the earlier of two days, or of two moments written alike. */
export const laterOf = (day: string, other: string) => (day > other ? day : other)
export const earlierOf = (day: string, other: string) => (day < other ? day : other)

/** How many days the second day is after the first; negative where it is before. */
export const daysBetween = (from: string, until: string) => numberOf(until) - numberOf(from)

/** The number of days from one to another, both included. */
export const daysIn = (from: string, until: string) => daysBetween(from, until) + 1

/** Every day from one to another, both included; none where the second is before the first. */
export const eachDay = (from: string, until: string) =>
  Array.from({ length: Math.max(0, daysIn(from, until)) }, (_, index) => addDays(from, index))

/** The day of the week: 0 is Monday, 6 is Sunday. Day 0, 1 January 1970, was a Thursday. */
export const weekdayOf = (day: string) => (((numberOf(day) + 3) % 7) + 7) % 7

/** Saturday or Sunday. */
export const isWeekend = (day: string) => weekdayOf(day) > 4

/** Whether a week begins with the day. */
export const isMonday = (day: string) => weekdayOf(day) === 0

/** The Monday of the week of a day. */
export const mondayOf = (day: string) => addDays(day, -weekdayOf(day))

/** The Sunday of the week of a day. */
export const sundayOf = (day: string) => addDays(mondayOf(day), 6)

/** Every Monday from one day to another, both included. */
export const mondaysIn = (from: string, until: string) => eachDay(from, until).filter(isMonday)

/** The year of a day or month. */
export const yearOf = (day: string) => Number(day.slice(0, 4))

/** The month of a day. */
export const monthOf = (day: string) => day.slice(0, 7)

/** The first day of the half-year of a day. */
export const halfYearOf = (day: string) =>
  day.slice(5, 7) < '07' ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 4)}-07-01`

/** The number of a month, or of the month of a day, counted from the year 0. */
export const monthNumber = (month: string) => yearOf(month) * 12 + Number(month.slice(5, 7)) - 1

/** The month of this number. */
export const monthAt = (number: number) =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${twoDigits((number % 12) + 1)}`

/** The month so many months later, or earlier where `count` is negative. */
export const monthAfter = (month: string, count: number) => monthAt(monthNumber(month) + count)

/** Every month from one to another, both included; none where the second is before the first. */
export const eachMonth = (from: string, until: string) =>
  Array.from({ length: Math.max(0, monthNumber(until) - monthNumber(from) + 1) }, (_, index) =>
    monthAfter(from, index),
  )

/** The first day of a month. */
export const firstDayOf = (month: string) => `${month}-01`

/** The last day of a month: day 0 of the next one. */
export const lastDayOf = (month: string) => {
  const last = new Date(Date.UTC(yearOf(month), Number(month.slice(5, 7)), 0))

  return `${month.slice(0, 7)}-${twoDigits(last.getUTCDate())}`
}

/** The same day so many months later; a day that the month does not have is its last. */
export function addMonths(day: string, count: number): string {
  const month = monthAfter(monthOf(day), count)
  const [same, last] = [`${month}-${day.slice(8)}`, lastDayOf(month)]
  return same < last ? same : last
}

/**
 * The last day of so many months that begin with a day: the first day counts, the end is the day
 * before the corresponding day. Where the month has no corresponding day the end is its last day:
 * 31 August and six months end on 28 February. The database has the same rule as the function
 * last_day_of_months.
 */
export function lastDayOfMonths(from: string, count: number): string {
  const corresponding = addMonths(from, count)
  return corresponding.slice(8) === from.slice(8) ? addDays(corresponding, -1) : corresponding
}

/** Whole months from a day until the end of another. */
export function wholeMonths(from: string, until: string): number {
  let months = Math.max(0, monthNumber(until) - monthNumber(from) + 1)
  while (months > 0 && lastDayOfMonths(from, months) > until) months--

  return months
}
