import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { Count } from '../day-accounts/days.rules.ts'

/**
 * What an absence counts now, what of it its accounts hold, and by how many days it has moved the
 * end of the training.
 */
export type CountedAbsence = { id: number; count: Count; isHeld: boolean; extensionDays: number }

export async function findCountedAbsences(
  db: Db,
  ids: readonly number[],
): Promise<CountedAbsence[]> {
  const anyOfThese = anyId(ids)

  const [years, dates, absences] = [
    await db
      .selectFrom('absenceDays')
      .selectAll()
      .where('absenceId', '=', anyOfThese)
      .orderBy('year')
      .execute(),
    await db
      .selectFrom('absenceDates')
      .selectAll()
      .where('absenceId', '=', anyOfThese)
      .orderBy('day')
      .execute(),
    await db
      .selectFrom('absences')
      .select(['id', 'extensionDays', 'calendarVersion'])
      .where('id', '=', anyOfThese)
      .execute(),
  ]

  const [yearsOf, datesOf] = [
    grouped(years, (row) => row.absenceId),
    grouped(dates, (row) => row.absenceId),
  ]

  return absences.map(({ id, extensionDays, calendarVersion }) => {
    const ofYears = yearsOf.get(id) ?? []
    return {
      id,
      extensionDays,
      isHeld: ofYears.some((row) => row.isHeld),
      count: {
        years: ofYears.map((row) => ({
          year: row.year,
          days: Number(row.days),
          isProvisional: row.isProvisional,
        })),
        dates: (datesOf.get(id) ?? []).map((row) => ({ day: row.day, days: Number(row.days) })),
        calendarVersion,
      },
    }
  })
}

export const writeExtensions = (db: Db, rows: readonly { id: number; extensionDays: number }[]) =>
  sql`update absences a set extension_days = v.extension_days from ${rowsOf(rows, {
    id: 'bigint',
    extensionDays: 'int',
  })} v where a.id = v.id and a.extension_days <> v.extension_days`.execute(db)
