import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { grouped } from '../../../platform/grouped.ts'
import type { Count } from '../day-accounts/days.rules.ts'

/** What an absence counts now, what of it its accounts hold, and by how many days it has moved the end of the training. */
export type SettledState = { id: number; count: Count; isHeld: boolean; extensionDays: number }

export async function findSettled(db: Db, ids: readonly number[]): Promise<SettledState[]> {
  const wanted = anyId(ids)
  const [years, dates, absences] = [
    await db.selectFrom('absence_days').selectAll().where('absence_id', '=', wanted).orderBy('year').execute(),
    await db.selectFrom('absence_dates').selectAll().where('absence_id', '=', wanted).orderBy('day').execute(),
    await db.selectFrom('absences').select(['id', 'extension_days', 'calendar_version']).where('id', '=', wanted).execute(),
  ]
  const [yearsOf, datesOf] = [grouped(years, (row) => row.absence_id), grouped(dates, (row) => row.absence_id)]
  return absences.map(({ id, extension_days, calendar_version }) => {
    const ofYears = yearsOf.get(id) ?? []
    return {
      id,
      extensionDays: extension_days,
      isHeld: ofYears.some((row) => row.is_held),
      count: {
        years: ofYears.map((row) => ({ year: row.year, days: Number(row.days), isProvisional: row.is_provisional })),
        dates: (datesOf.get(id) ?? []).map((row) => ({ day: row.day, days: Number(row.days) })),
        calendarVersion: calendar_version,
      },
    }
  })
}

export const writeExtensions = (db: Db, rows: readonly { id: number; extensionDays: number }[]) =>
  sql`update absences a set extension_days = v."extensionDays" from ${rowsOf(rows, {
    id: 'bigint',
    extensionDays: 'int',
  })} v where a.id = v.id and a.extension_days <> v."extensionDays"`.execute(db)
