import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { DayRow } from './entitlement.rules.ts'

export const findLeaveType = (db: Db, id: number) => db.selectFrom('leave_types').selectAll().where('id', '=', id).executeTakeFirst()

export type TypeDays = DayRow & {
  id: number
  leaveTypeId: number
  nameEn: string | null
  fromChild: number
  isNational: boolean
  isCounted: boolean
}
/** The tables of days of types; of every type without ids. */
export async function findTypeDays(db: Db, typeIds?: readonly number[]): Promise<TypeDays[]> {
  let query = db.selectFrom('leave_type_days').selectAll()
  if (typeIds) query = query.where('leave_type_id', '=', anyId(typeIds))
  const rows = await query
    .orderBy('leave_type_id')
    .orderBy(sql`province_code nulls first`)
    .orderBy('min_work_years')
    .orderBy('from_child')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...{ id: row.id, leaveTypeId: row.leave_type_id, per: row.per, provinceCode: row.province_code },
    ...{ minWorkYears: row.min_work_years, days: Number(row.days), name: row.name, nameEn: row.name_en, source: row.source },
    isNational: row.same_as_national,
    fromChild: row.from_child,
    isCounted: row.is_counted,
  }))
}
export const findProvince = async (db: Db) =>
  (await db.selectFrom('leave_settings').select('province_code').executeTakeFirstOrThrow()).province_code
/** Since when trainees work; not recorded: since the first day of the training. */
export async function findFirstDaysOfWork(db: Db, traineeIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('trainees as t')
    .leftJoin('leave_people as p', 'p.trainee_id', 't.id')
    .select(['t.id', sql<string>`coalesce(p.works_since, t.starts_on)`.as('since')])
    .where('t.id', '=', anyId(traineeIds))
    .execute()
  return new Map(rows.map(({ id, since }) => [id, since]))
}
export const findWorksSince = async (db: Db, traineeId: number) => (await findFirstDaysOfWork(db, [traineeId])).get(traineeId)!
