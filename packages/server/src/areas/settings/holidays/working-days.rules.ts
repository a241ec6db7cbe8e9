/** `off`: a day off, whatever the weekday; `work`: a make-up working day (调休) on a Saturday or Sunday. */
export type DayKind = 'off' | 'work'
/** Days that differ from the regular week. */
export type KnownDays = ReadonlyMap<string, DayKind>

const DAY_MS = 86_400_000
const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10)
/** Day 0, 1 January 1970, was a Thursday: 0 is Monday here. */
const weekdayOf = (number: number) => (((number + 3) % 7) + 7) % 7
const isWeekendNumber = (number: number) => weekdayOf(number) > 4

export const isWeekend = (day: string) => isWeekendNumber(numberOf(day))

/** Whether a day is a working day: as known, otherwise by weekday. */
export function isWorkingDay(day: string, known: KnownDays): boolean {
  const kind = known.get(day)
  return kind === undefined ? !isWeekend(day) : kind === 'work'
}

/** Mondays to Fridays from one day to another, both included. */
function weekdaysBetween(first: number, last: number) {
  const days = last - first + 1
  const rest = days % 7
  let count = Math.floor(days / 7) * 5
  for (let i = 0; i < rest; i++) if (!isWeekendNumber(first + i)) count++
  return count
}

/** Working days from one calendar day to another, both included; 0 when the second comes first. */
export function workingDaysBetween(from: string, until: string, known: KnownDays): number {
  if (until < from) return 0
  let count = weekdaysBetween(numberOf(from), numberOf(until))
  for (const [day, kind] of known) {
    if (day < from || day > until) continue
    if (kind === 'off' && !isWeekend(day)) count--
    if (kind === 'work' && isWeekend(day)) count++
  }
  return count
}

/** Working days of each month of a year, January first. */
export function workingDaysByMonth(year: number, known: KnownDays): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
    const next = month === 11 ? `${year + 1}-01-01` : `${year}-${String(month + 2).padStart(2, '0')}-01`
    return workingDaysBetween(first, dayOf(numberOf(next) - 1), known)
  })
}

/** Every day from one to another, both included. */
export const daysFrom = (from: string, until: string) =>
  Array.from({ length: numberOf(until) - numberOf(from) + 1 }, (_, i) => dayOf(numberOf(from) + i))
