import { sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isWithin } from '../presence/presence.queries.ts'

/** Stays of these trainees by day, with department and supervisor. */
export const findTraineeBlocks = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('rotation_blocks as b')
    .innerJoin('departments as d', 'd.id', 'b.department_id')
    .leftJoin('users as s', 's.id', 'b.supervisor_id')
    .selectAll('b')
    .select(['d.name as department', 'd.name_en as department_en'])
    .select(sql<string | null>`coalesce(s.real_name, s.nickname)`.as('supervisor'))
    .where('b.trainee_id', '=', anyId(traineeIds))
    .orderBy('b.trainee_id')
    .orderBy('b.starts_on')
    .execute()
/** The base of each trainee’s major. */
export async function findBasesOf(db: Db, traineeIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .select(['t.id', 'm.base_id'])
    .where('t.id', '=', anyId(traineeIds))
    .execute()
  return new Map(rows.map(({ id, base_id }) => [id, base_id]))
}
/** Trainees who are in a department on a day, by department, whether they are away on it or not. */
export async function countTraineesByDepartment(db: Db, day: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .select(['b.department_id', sql<number>`count(*)::int`.as('count')])
    .where(isWithin(day, day))
    .groupBy('b.department_id')
    .execute()
  return new Map(rows.map(({ department_id, count }) => [department_id, count]))
}
/** Who supervises these trainees on a day, by trainee; nobody between stays. */
export async function findSupervisorsOn(db: Db, traineeIds: readonly number[], day: string) {
  const rows = await db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .select(['b.trainee_id', 'b.supervisor_id'])
    .where('b.trainee_id', '=', anyId(traineeIds))
    .where('b.supervisor_id', 'is not', null)
    .where(isWithin(day, day))
    .execute()
  return new Map(rows.map((row) => [row.trainee_id, row.supervisor_id!]))
}
/** Days of all stays of a trainee. */
export const findSpansOf = (db: Db, traineeId: number) =>
  db
    .selectFrom('rotation_blocks')
    .select(['starts_on as from', 'ends_on as until'])
    .where('trainee_id', '=', traineeId)
    .orderBy('starts_on')
    .execute()
/** The supervisors of these stays as they are now. */
export async function findNamesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('rotation_blocks as b')
    .innerJoin('users as u', 'u.id', 'b.supervisor_id')
    .select(['b.id', 'u.id as userId', sql<string>`coalesce(u.real_name, u.nickname)`.as('name')])
    .where('b.id', '=', anyId(ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
export const findPeopleOfBases = (db: Db, baseIds: readonly number[]) =>
  db.selectFrom('base_administrators').select(['base_id', 'user_id']).where('base_id', '=', anyId(baseIds)).execute()
