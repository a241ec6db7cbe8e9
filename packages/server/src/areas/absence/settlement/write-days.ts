import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { Count } from '../day-accounts/days.rules.ts'

type CountedAbsence = { id: number; isHeld: boolean; count: Count }

/** Writes what absences count, day by day and by year, in place of what they counted before. */
export async function writeDays(db: Db, absences: readonly CountedAbsence[]) {
  const ids = absences.map(({ id }) => id)

  const years = absences.flatMap(({ id, isHeld, count }) =>
    count.years.map(({ year, days, isProvisional }) => ({
      absenceId: id,
      year,
      days,
      isProvisional,
      isHeld,
    })),
  )

  const dates = absences.flatMap(({ id, count }) =>
    count.dates.map(({ day, days }) => ({ absenceId: id, day, days })),
  )
  const versions = absences.map(({ id, count }) => ({ id, version: count.calendarVersion }))

  await sql`delete from absence_days where absence_id = ${anyId(ids)}`.execute(db)
  await sql`delete from absence_dates where absence_id = ${anyId(ids)}`.execute(db)

  if (years.length > 0) await db.insertInto('absenceDays').values(years).execute()

  await sql`insert into absence_dates (absence_id, day, days)
    select absence_id, day, days
    from ${rowsOf(dates, { absenceId: 'bigint', day: 'date', days: 'numeric' })} d`.execute(db)

  await sql`update absences a set calendar_version = v.version
      from ${rowsOf(versions, { id: 'bigint', version: 'int' })} v
    where a.id = v.id`.execute(db)
}
