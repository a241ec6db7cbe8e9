import { FIRST_YEAR, LAST_YEAR } from '@residency/contract/areas/settings/holidays/holiday.contract'
import { yearOf } from '@residency/contract/kernel/day'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findImportedYears, findStoredDays } from './holiday.queries.ts'
import { legalDaysOf } from './legal-days.ts'
import type { DayKind } from './working-days.rules.ts'

type KnownDay = { day: string; kind: DayKind; name: string | null }

/**
 * The days between two days, both included, that differ from the regular week: those that are
 * published or edited by hand, and in years whose notice is not published the days off by law; and
 * which years these are. Their weekends and make-up days are provisional.
 */
export async function findKnownDays(
  db: Db,
  from: string,
  until: string,
): Promise<{ days: KnownDay[]; unpublishedYears: number[] }> {
  const [first, last] = [yearOf(from), yearOf(until)]

  const [stored, imported] = await Promise.all([
    findStoredDays(db, from, until),
    findImportedYears(db, first, last),
  ])

  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  const unpublishedYears = years.filter(
    (year) => year >= FIRST_YEAR && year <= LAST_YEAR && !imported.includes(year),
  )
  const taken = new Set(stored.map(({ day }) => day))

  const legal = unpublishedYears
    .flatMap(legalDaysOf)
    .filter(({ day }) => day >= from && day <= until && !taken.has(day))
    .map(({ day, name }) => ({ day, name, kind: 'off' as const }))

  return { days: [...stored, ...legal].sort((a, b) => (a.day < b.day ? -1 : 1)), unpublishedYears }
}
