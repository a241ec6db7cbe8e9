import { addDays, daysIn, firstDayOf, monthOf } from '@residency/contract/kernel/day'

/**
 * By which rules annual leave is had: of employees of an enterprise, or of staff of a public
 * institution.
 */
export type AnnualRegime = 'enterprise' | 'publicInstitution'

/** What counts against the annual leave of a year, and what of it was taken. */
export type YearOfWork = {
  year: number
  sickDays: number
  paidPersonalDays: number
  annualUsed: number
}

export type AnnualFacts = {
  regime: AnnualRegime

  /** The training; its last day may be unknown. */
  from: string
  until: string | null
  years: readonly YearOfWork[]
}

/**
 * The day on which years of work are judged. Enterprise: the day itself (企业职工带薪年休假实施办法 art. 3:
 * after 12 continuous months of work). Public institution: the last day of the month before, so
 * that days are had from the month after a year of work is complete (机关事业单位工作人员带薪年休假实施办法 art. 2:
 * 工作年限满 1 年、满 10 年、满 20 年后，从下月起).
 */
export const seniorityDay = (regime: AnnualRegime, on: string) =>
  regime === 'enterprise' ? on : addDays(firstDayOf(monthOf(on)), -1)

const DAYS_OF_YEAR = 365

/**
 * The days of a year of which a trainee is in training for a part. Enterprise: days of the year in
 * the training / 365 × entitlement, rounded down, in the first and the last year (企业职工带薪年休假实施办法
 * art. 5 and 12). Public institution: whole.
 */
export function shareOfYear(
  days: number,
  year: number,
  { regime, from, until }: Pick<AnnualFacts, 'regime' | 'from' | 'until'>,
): number {
  if (regime === 'publicInstitution') return days

  const [firstDay, lastDay] = [`${year}-01-01`, `${year}-12-31`]
  const first = from > firstDay ? from : firstDay
  const last = until !== null && until < lastDay ? until : lastDay
  if (first > last) return 0

  const isWhole = first === firstDay && last === lastDay

  return isWhole ? days : Math.min(days, Math.floor((daysIn(first, last) * days) / DAYS_OF_YEAR))
}

const DAYS_OF_MONTH = 30
const MAX_PAID_PERSONAL_DAYS = 20

/** Months of sick leave that cost the annual leave, after so many years of work. */
const SICK_MONTHS = [
  { fromYears: 20, months: 4 },
  { fromYears: 10, months: 3 },
  { fromYears: 1, months: 2 },
] as const

/**
 * Whether a year has so much other leave that it costs annual leave: sick leave of 2 months after 1
 * year of work, 3 after 10 and 4 after 20, a month being 30 days; or 20 days of personal leave
 * without deduction from the pay (职工带薪年休假条例 art. 4).
 */
function isTooMuch({ sickDays, paidPersonalDays }: YearOfWork, workYears: number): boolean {
  if (paidPersonalDays >= MAX_PAID_PERSONAL_DAYS) return true

  const limit = SICK_MONTHS.find(({ fromYears }) => workYears >= fromYears)
  return limit !== undefined && sickDays >= limit.months * DAYS_OF_MONTH
}

/**
 * Whether the annual leave of a year is lost: too much other leave costs that of the same year, or,
 * where some of it was taken already, that of the next (职工带薪年休假条例 art. 4; 企业职工带薪年休假实施办法 art. 8).
 * `workYearsIn`: years of work by the end of a year.
 */
export function isLost(
  year: number,
  years: readonly YearOfWork[],
  workYearsIn: (year: number) => number,
): boolean {
  const costs = (of: number, isTaken: boolean) => {
    const entitledYear = years.find((other) => other.year === of)
    return (
      entitledYear !== undefined &&
      entitledYear.annualUsed > 0 === isTaken &&
      isTooMuch(entitledYear, workYearsIn(of))
    )
  }

  return costs(year, false) || costs(year - 1, true)
}
