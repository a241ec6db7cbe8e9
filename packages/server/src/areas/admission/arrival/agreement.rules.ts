import { daysBetween, lastDayOfMonths, wholeMonths, yearOf } from '@residency/contract/kernel/day'

/**
 * The number of an agreement: year and serial of the intake, and a running number of four digits:
 * XY2026010001.
 */
export const agreementNumber = (year: number, serial: number, running: number) =>
  `XY${year}${String(serial).padStart(2, '0')}${String(running).padStart(4, '0')}`

/**
 * The length of an agreed training in months: that whose last day is nearest to the agreed end. An
 * agreement may end some days before or after the day that months give (1 September to 15 August),
 * but a training is counted in months.
 */
export function agreedMonths(startsOn: string, endsOn: string): number {
  const months = wholeMonths(startsOn, endsOn)
  const after = daysBetween(endsOn, lastDayOfMonths(startsOn, months + 1))
  const before = daysBetween(lastDayOfMonths(startsOn, months), endsOn)

  return after < before ? months + 1 : months
}

/** Whether the training leads to a degree: what the time conditions ask for depends on it. */
export const degreeKindOf = (traineeKind: string): 'degree' | 'none' =>
  traineeKind === 'degree' ? 'degree' : 'none'

/** Nobody trains longer: the year is a typing error. */
const MAX_YEARS = 10

export const isTooLong = (startsOn: string, endsOn: string) =>
  endsOn > yearsLater(startsOn, MAX_YEARS)

/** Training lasts twelve months at least: from 1 September until 31 August. */
export const isLongEnough = (startsOn: string, endsOn: string): boolean =>
  endsOn >= lastDayOfMonths(startsOn, 12)

/** The same day some years later as YYYY-MM-DD; 29 February is 28 then. */
function yearsLater(day: string, years: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = month === 2 && date === 29 ? 28 : date
  return `${year + years}-${String(month).padStart(2, '0')}-${String(last).padStart(2, '0')}`
}

/** How many whole years are between two days, in either order. */
export const yearsApart = (day: string, other: string): number => {
  const [first, last] = day < other ? [day, other] : [other, day]
  const years = yearOf(last) - yearOf(first)
  return last.slice(5) < first.slice(5) ? years - 1 : years
}
