import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

export type YearDays = { year: number; days: number }
type Owner = { traineeId: number; typeId: number }
const valuesOf = (daysByYear: readonly YearDays[]) =>
  sql`(select * from unnest(${sql.val(daysByYear.map(({ year }) => year))}::int[], ${sql.val(daysByYear.map(({ days }) => days))}::numeric[]))`

/**
 * The accounts of years in ascending order, created where missing and locked by the statement itself, with the entitlement of the day.
 * An entitlement that shrank keeps what is used already.
 */
export const openAccounts = (
  db: Db,
  { traineeId, typeId }: Owner,
  years: readonly { year: number; entitled: number | null }[],
  now: Date,
) =>
  db
    .insertInto('leave_accounts')
    .values(
      [...years]
        .sort((a, b) => a.year - b.year)
        .map(({ year, entitled }) => ({
          ...{ trainee_id: traineeId, leave_type_id: typeId, year, entitled, created_at: now, updated_at: now },
        })),
    )
    .onConflict((on) =>
      on.columns(['trainee_id', 'leave_type_id', 'year']).doUpdateSet({
        entitled: sql`case when excluded.entitled is not null
          then greatest(excluded.entitled, leave_accounts.used + leave_accounts.used_before - leave_accounts.adjusted) end`,
        updated_at: now,
      }),
    )
    .returning(['year', 'granted', sql<string | null>`granted - used - used_before`.as('left')])
    .execute()

/** Adds days to what is used, or gives them back with negative days; the rows are locked in order of years. */
export async function addUsed(db: Db, { traineeId, typeId }: Owner, daysByYear: readonly YearDays[], now: Date) {
  const own = db.selectFrom('leave_accounts').where('trainee_id', '=', traineeId).where('leave_type_id', '=', typeId)
  await own.select('id').orderBy('year').forUpdate().execute()
  await sql`update leave_accounts as a set used = a.used + v.days, updated_at = ${now}, version = a.version + 1
    from ${valuesOf(daysByYear)} as v (year, days)
    where a.trainee_id = ${traineeId} and a.leave_type_id = ${typeId} and a.year = v.year`.execute(db)
}
