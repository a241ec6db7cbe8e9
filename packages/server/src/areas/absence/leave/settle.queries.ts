import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'

export type YearOfAbsence = { year: number; days: number; isProvisional: boolean }
type AccountChange = { traineeId: number; typeId: number; year: number; days: number }

/** Adds days to what accounts have used, or gives them back with negative days; the accounts are locked in one order. */
export async function changeAccounts(db: Db, changes: readonly AccountChange[], now: Date) {
  if (changes.length === 0) return
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) v ("traineeId" bigint, "typeId" bigint, year int, days numeric)`
  await sql`select a.id from leave_accounts a join ${wanted} on a.trainee_id = v."traineeId" and a.leave_type_id = v."typeId" and a.year = v.year
    order by a.trainee_id, a.leave_type_id, a.year for update of a`.execute(db)
  await sql`update leave_accounts a set used = a.used + s.days, updated_at = ${now}, version = a.version + 1
    from (select v."traineeId", v."typeId", v.year, sum(v.days) as days from ${wanted} group by 1, 2, 3) s
    where a.trainee_id = s."traineeId" and a.leave_type_id = s."typeId" and a.year = s.year`.execute(db)
}

/** Days of absences by year, and how they have moved the end of the training, as they are now. */
export async function findSettled(db: Db, ids: readonly number[]) {
  const wanted = anyId(ids)
  const [days, absences] = await Promise.all([
    db.selectFrom('absence_days').selectAll().where('absence_id', '=', wanted).orderBy('year').execute(),
    db.selectFrom('absences').select(['id', 'extension_days']).where('id', '=', wanted).execute(),
  ])
  return absences.map(({ id, extension_days }) => ({
    id,
    extensionDays: extension_days,
    years: days
      .filter(({ absence_id }) => absence_id === id)
      .map((row) => ({ year: row.year, days: Number(row.days), isProvisional: row.is_provisional, isHeld: row.is_held })),
  }))
}
export type SettledState = Awaited<ReturnType<typeof findSettled>>[number]

/** Writes the days of absences by year, in place of those they had. */
export async function writeDays(db: Db, rows: readonly { id: number; isHeld: boolean; years: readonly YearOfAbsence[] }[]) {
  const all = rows.flatMap(({ id, isHeld, years }) =>
    years.map(({ year, days, isProvisional }) => ({ absence_id: id, year, days, is_provisional: isProvisional, is_held: isHeld })),
  )
  const ids = rows.map(({ id }) => id)
  await sql`delete from absence_days where absence_id = any(${sql.val(ids)}::bigint[])`.execute(db)
  if (all.length > 0) await db.insertInto('absence_days').values(all).execute()
}
export const writeExtensions = (db: Db, rows: readonly { id: number; extensionDays: number }[]) =>
  sql`update absences a set extension_days = v."extensionDays" from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    v (id bigint, "extensionDays" int) where a.id = v.id and a.extension_days <> v."extensionDays"`.execute(db)
