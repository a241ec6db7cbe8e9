import {
  addDays,
  daysIn,
  eachMonth,
  firstDayOf,
  isWeekend,
  lastDayOf,
} from '@residency/contract/kernel/day'

/**
 * `off`: a day off, on any weekday; `work`: a make-up working day (调休) on a Saturday or
 * Sunday.
 */
export type DayKind = 'off' | 'work'

/** Days that differ from the regular week. */
export type KnownDays = ReadonlyMap<string, DayKind>

/** Whether a day is a working day: as known, otherwise by weekday. */
export function isWorkingDay(day: string, days: KnownDays): boolean {
  const kind = days.get(day)
  return kind === undefined ? !isWeekend(day) : kind === 'work'
}

/** Mondays to Fridays from one day to another, both included. */
function weekdaysBetween(from: string, until: string) {
  const days = daysIn(from, until)
  const rest = days % 7
  const restDays = Array.from({ length: rest }, (_, index) => addDays(from, index))

  return ((days - rest) / 7) * 5 + restDays.filter((day) => !isWeekend(day)).length
}

/** Working days from one calendar day to another, both included; 0 when the second comes first. */
export function workingDaysBetween(from: string, until: string, days: KnownDays): number {
  if (until < from) return 0

  let count = weekdaysBetween(from, until)

  for (const [day, kind] of days) {
    if (day < from || day > until) continue
    if (kind === 'off' && !isWeekend(day)) count--
    if (kind === 'work' && isWeekend(day)) count++
  }

  return count
}

/** Working days of each month of a year, January first. */
export function workingDaysByMonth(year: number, days: KnownDays): number[] {
  return eachMonth(`${year}-01`, `${year}-12`).map((month) =>
    workingDaysBetween(firstDayOf(month), lastDayOf(month), days),
  )
}
