import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isWithin } from '../presence/presence.queries.ts'

/** Stays of these trainees by day, with department and supervisor. */
export const findTraineeBlocks = (db: Db, traineeIds: readonly number[]) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .leftJoin('users as s', 's.id', 'b.supervisorId')
    .selectAll('b')
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .select('s.displayName as supervisor')
    .where('b.traineeId', '=', anyId(traineeIds))
    .orderBy('b.traineeId')
    .orderBy('b.startsOn')
    .execute()

/** The base of each trainee’s major. */
export async function findBasesOf(
  db: Db,
  traineeIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('trainees as t')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .select(['t.id', 'm.baseId'])
    .where('t.id', '=', anyId(traineeIds))
    .execute()

  return new Map(rows.map(({ id, baseId }) => [id, baseId]))
}

/** Trainees who are in a department on a day, by department, whether they are away on it or not. */
export async function countTraineesByDepartment(db: Db, day: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select(['b.departmentId', sql<number>`count(*)::int`.as('count')])
    .where(isWithin(day, day))
    .groupBy('b.departmentId')
    .execute()

  return new Map(rows.map(({ departmentId, count }) => [departmentId, count]))
}

/** Who supervises these trainees on a day, by trainee; nobody between stays. */
export async function findSupervisorsOn(db: Db, traineeIds: readonly number[], day: string) {
  const rows = await db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .select(['b.traineeId', 'b.supervisorId'])
    .where('b.traineeId', '=', anyId(traineeIds))
    .where('b.supervisorId', 'is not', null)
    .where(isWithin(day, day))
    .execute()

  return new Map(rows.map((row) => [row.traineeId, row.supervisorId!]))
}

/** Days of all stays of a trainee. */
export const findSpansOf = (db: Db, traineeId: number) =>
  db
    .selectFrom('rotationBlocks')
    .select(['startsOn as from', 'endsOn as until'])
    .where('traineeId', '=', traineeId)
    .orderBy('startsOn')
    .execute()

/** The supervisors of these stays as they are now. */
export async function findNamesOf(db: Db, ids: readonly number[]) {
  const rows = await db
    .selectFrom('rotationBlocks as b')
    .innerJoin('users as u', 'u.id', 'b.supervisorId')
    .select(['b.id', 'u.id as userId', 'u.displayName as name'])
    .where('b.id', '=', anyId(ids))
    .execute()

  return new Map(rows.map((row) => [row.id, row]))
}

export const findPeopleOfBases = (db: Db, baseIds: readonly number[]) =>
  db
    .selectFrom('baseAdministrators')
    .select(['baseId', 'userId'])
    .where('baseId', '=', anyId(baseIds))
    .execute()
