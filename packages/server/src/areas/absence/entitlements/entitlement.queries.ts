import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { DayRow } from './entitlement.rules.ts'

export const findLeaveType = (db: Db, id: number) =>
  db.selectFrom('leaveTypes').selectAll().where('id', '=', id).executeTakeFirst()

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
  let query = db.selectFrom('leaveTypeDays').selectAll()
  if (typeIds) query = query.where('leaveTypeId', '=', anyId(typeIds))

  const rows = await query
    .orderBy('leaveTypeId')
    .orderBy(sql`province_code nulls first`)
    .orderBy('minWorkYears')
    .orderBy('fromChild')
    .orderBy('id')
    .execute()

  return rows.map((row) => ({
    id: row.id,
    leaveTypeId: row.leaveTypeId,
    per: row.per,
    provinceCode: row.provinceCode,
    minWorkYears: row.minWorkYears,
    days: Number(row.days),
    name: row.name,
    nameEn: row.nameEn,
    source: row.source,
    isNational: row.sameAsNational,
    fromChild: row.fromChild,
    isCounted: row.isCounted,
  }))
}

export const findProvince = async (db: Db) =>
  (await db.selectFrom('leaveSettings').select('provinceCode').executeTakeFirstOrThrow())
    .provinceCode

/** Since when trainees work; not recorded: since the first day of the training. */
export async function findFirstDaysOfWork(
  db: Db,
  traineeIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('trainees as t')
    .leftJoin('leavePeople as p', 'p.traineeId', 't.id')
    .select(['t.id', sql<string>`coalesce(p.works_since, t.starts_on)`.as('since')])
    .where('t.id', '=', anyId(traineeIds))
    .execute()

  return new Map(rows.map(({ id, since }) => [id, since]))
}

export const findWorksSince = async (db: Db, traineeId: number) =>
  (await findFirstDaysOfWork(db, [traineeId])).get(traineeId)!
