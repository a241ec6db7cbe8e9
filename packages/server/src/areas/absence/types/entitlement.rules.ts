import { isDay } from '@residency/contract/kernel/day'
/** A row of the table of days. `provinceCode` null: the whole country. */
export type DayRow = {
  per: 'year' | 'event' | 'extra'
  provinceCode: string | null
  minWorkYears: number
  days: number
  name?: string | null
  source: string
}
/** What a table gives; `unrecorded`: it has figures of other provinces only, so nobody may say that there is no limit. */
export type Entitlement = { kind: 'unlimited' } | { kind: 'unrecorded' } | { kind: 'days'; days: number; source: string | null }

/** Completed years of work on a day; somebody who began on 29 February completes a year on 1 March. */
export function workYearsOn(worksSince: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(worksSince.slice(0, 4))
  return Math.max(0, on.slice(5) >= worksSince.slice(5) ? years : years - 1)
}

/** The rows that hold in a province: its own in place of the national ones. */
function rowsIn(rows: readonly DayRow[], per: DayRow['per'], province: string | null) {
  const ofKind = rows.filter((row) => row.per === per)
  const own = ofKind.filter((row) => row.provinceCode !== null && row.provinceCode === province)
  return { all: ofKind, valid: own.length > 0 ? own : ofKind.filter((row) => row.provinceCode === null) }
}

/** Days per year, or per event, after so many years of work. */
export function entitledDays(
  rows: readonly DayRow[],
  per: 'year' | 'event',
  { province, workYears }: { province: string | null; workYears: number },
): Entitlement {
  const { all, valid } = rowsIn(rows, per, province)
  if (all.length === 0) return { kind: 'unlimited' }
  if (valid.length === 0) return { kind: 'unrecorded' }
  const reached = valid.filter((row) => row.minWorkYears <= workYears).sort((a, b) => b.minWorkYears - a.minWorkYears)[0]
  return { kind: 'days', days: reached?.days ?? 0, source: reached?.source ?? null }
}
/** Days that may be added to those of an event, such as for a difficult birth. */
export const extrasOf = <R extends DayRow>(rows: readonly R[], province: string | null) => rowsIn(rows, 'extra', province).valid as R[]

/** When the days of a year grow next: on a day of the same year with more years of work, otherwise on the next New Year. */
export function nextDays(
  rows: readonly DayRow[],
  { province, worksSince, on }: { province: string | null; worksSince: string; on: string },
): { on: string; days: number } | null {
  const daysOn = (day: string) => {
    const found = entitledDays(rows, 'year', { province, workYears: workYearsOn(worksSince, day) })
    return found.kind === 'days' ? found.days : null
  }
  const now = daysOn(on)
  if (now === null) return null
  const year = Number(on.slice(0, 4))
  const anniversary = dayOfAnniversary(worksSince, year)
  const then = anniversary > on ? daysOn(anniversary)! : 0
  if (then > now) return { on: anniversary, days: then }
  for (const later of [`${year + 1}-01-01`, dayOfAnniversary(worksSince, year + 1)]) {
    const days = daysOn(later)!
    if (days > 0) return { on: later, days }
  }
  return null
}
function dayOfAnniversary(worksSince: string, year: number) {
  const day = `${year}${worksSince.slice(4)}`
  return isDay(day) ? day : `${year}-03-01`
}
