import { addMonths, firstDayOf, isDay, monthOf, yearOf } from '@residency/contract/kernel/day'
import { type AnnualFacts, isLost, seniorityDay, shareOfYear } from './annual.rules.ts'

/** A row of the table of days. `provinceCode` null: the whole country. */
export type DayRow = {
  per: 'year' | 'event' | 'extra'
  provinceCode: string | null
  minWorkYears: number

  /** From this child on; left out: from the first. */
  fromChild?: number
  days: number

  /** A province that gives the national days; its own `days` say nothing. */
  isNational?: boolean

  /** Extra days that are chosen as often as they occur. */
  isCounted?: boolean
  name?: string | null
  source: string
}

/**
 * The days that a table gives; `unrecorded`: provinces regulate it, and the hospital's has no line,
 * so the days are unknown.
 */
export type Entitlement =
  | { kind: 'unlimited' }
  | { kind: 'unrecorded' }
  | { kind: 'days'; days: number; source: string | null }

/**
 * Completed years of work on a day; a person who began on 29 February completes a year on 1 March.
 */
export function workYearsOn(worksSince: string, on: string): number {
  const years = yearOf(on) - yearOf(worksSince)
  return Math.max(0, on.slice(5) >= worksSince.slice(5) ? years : years - 1)
}

/**
 * The rows that hold in a province: its own, or the national ones where it is recorded as giving
 * those. Where other provinces regulate and it has no row, nothing holds: the national figure is
 * only a minimum there.
 */
export function rowsIn<R extends DayRow>(
  rows: readonly R[],
  per: DayRow['per'],
  province: string | null,
) {
  const all = rows.filter((row) => row.per === per)
  const ofProvince = all.filter((row) => row.provinceCode !== null && row.provinceCode === province)
  const national = all.filter((row) => row.provinceCode === null)
  const isSameAsNational = ofProvince.some((row) => row.isNational)
  if (ofProvince.length > 0)
    return { all, valid: isSameAsNational ? national : ofProvince, isSameAsNational }

  // extras are the nation's until a province has its own
  const isRegulated = per !== 'extra' && all.length > national.length

  return { all, valid: isRegulated ? [] : national, isSameAsNational }
}

/**
 * Days per year, or per event, after so many years of work; for a birth also by the number of the
 * child.
 */
export function entitledDays(
  rows: readonly DayRow[],
  per: 'year' | 'event',
  {
    province,
    workYears,
    child = 1,
  }: { province: string | null; workYears: number; child?: number },
): Entitlement {
  const { all, valid } = rowsIn(rows, per, province)
  if (all.length === 0) return { kind: 'unlimited' }
  if (valid.length === 0) return { kind: 'unrecorded' }

  const fromChild = (row: DayRow) => row.fromChild ?? 1
  const reached = valid
    .filter((row) => row.minWorkYears <= workYears && fromChild(row) <= child)
    .sort((a, b) => b.minWorkYears - a.minWorkYears || fromChild(b) - fromChild(a))[0]

  return { kind: 'days', days: reached?.days ?? 0, source: reached?.source ?? null }
}

export type YearFacts = {
  province: string | null
  worksSince: string

  /** The day on which it is judged; its year is the year of the days. */
  on: string

  /** What the regime of annual leave needs; without it the table alone decides. */
  annual?: AnnualFacts | null
}

/** Days that an entitlement gives for the year of a day, as judged on that day. */
export function daysOfYear(
  rows: readonly DayRow[],
  { province, worksSince, on, annual = null }: YearFacts,
): Entitlement {
  if (annual === null)
    return entitledDays(rows, 'year', { province, workYears: workYearsOn(worksSince, on) })

  const entitled = entitledDays(rows, 'year', {
    province,
    workYears: workYearsOn(worksSince, seniorityDay(annual.regime, on)),
  })

  if (entitled.kind !== 'days') return entitled

  const year = yearOf(on)
  const isForfeited = isLost(year, annual.years, (of) => workYearsOn(worksSince, `${of}-12-31`))

  return { ...entitled, days: isForfeited ? 0 : shareOfYear(entitled.days, year, annual) }
}

/** Days that may be added to those of an event, such as for a difficult birth. */
export const extrasOf = <R extends DayRow>(rows: readonly R[], province: string | null) =>
  rowsIn(rows, 'extra', province).valid

/**
 * When the days of a year grow next: on a day of the same year with more years of work, otherwise
 * on the next New Year.
 */
export function nextDays(
  rows: readonly DayRow[],
  { on, ...facts }: YearFacts,
): { on: string; days: number } | null {
  const daysOn = (day: string) => {
    const entitled = daysOfYear(rows, { ...facts, on: day })
    return entitled.kind === 'days' ? entitled.days : null
  }

  const growsIn = (of: number) => {
    const anniversary = dayOfAnniversary(facts.worksSince, of)
    return facts.annual?.regime === 'publicInstitution'
      ? addMonths(firstDayOf(monthOf(anniversary)), 1)
      : anniversary
  }

  const now = daysOn(on)
  if (now === null) return null

  const year = yearOf(on)
  const grows = growsIn(year)
  const isInYear = grows > on && grows.startsWith(`${year}-`)
  const then = isInYear ? daysOn(grows)! : 0
  if (then > now) return { on: grows, days: then }

  for (const later of [`${year + 1}-01-01`, growsIn(year + 1)]) {
    const days = daysOn(later)!
    if (days > 0) return { on: later, days }
  }

  return null
}

function dayOfAnniversary(worksSince: string, year: number) {
  const day = `${year}${worksSince.slice(4)}`
  return isDay(day) ? day : `${year}-03-01`
}
