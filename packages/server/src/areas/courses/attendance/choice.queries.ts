import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import {
  findDepartmentsInUse,
  isOfOwnBase,
  isOfOwnDepartment,
} from '../../organisation/organisation.public.ts'
import type { LectureScope } from './lecture.policy.ts'

/** Bases and departments for which a user may organise a lecture. */
export async function findHosts(db: Db, { org }: LectureScope) {
  const ofOwnBases = (condition: ReturnType<typeof isOfOwnBase>) =>
    org.kind === 'all' ? sql<boolean>`true` : condition

  const [bases, departments] = await Promise.all([
    db
      .selectFrom('bases as b')
      .select(['b.id', 'b.name', 'b.nameEn'])
      .where('b.status', '=', 1)
      .where(ofOwnBases(org.kind === 'all' ? sql<boolean>`true` : isOfOwnBase(org, 'b.id')))
      .orderBy('b.sort')
      .orderBy('b.id')
      .execute(),
    db
      .selectFrom('departments as d')
      .select(['d.id', 'd.name', 'd.nameEn'])
      .where('d.status', '=', 1)
      .where('d.level', '=', 2)
      .where(ofOwnBases(org.kind === 'all' ? sql<boolean>`true` : isOfOwnDepartment(org, 'd.id')))
      .orderBy('d.sort')
      .orderBy('d.id')
      .execute(),
  ])

  return { bases, departments }
}

/** The cohorts under way and departments in use that a lecture may expect. */
export async function findAudience(db: Db) {
  const [cohorts, departments] = await Promise.all([
    db
      .selectFrom('cohorts as c')
      .innerJoin('majors as m', 'm.id', 'c.majorId')
      .select(['c.id', 'c.name', 'm.name as major', 'm.nameEn as majorEn'])
      .where('c.state', '=', 'approved')
      .orderBy('c.startsOn', 'desc')
      .orderBy('c.id', 'desc')
      .limit(300)
      .execute(),
    findDepartmentsInUse(db),
  ])

  return { cohorts, departments }
}

/** How many of these exist and are in use. */
export async function countChosen(
  db: Db,
  {
    cohortIds,
    departmentIds,
    userIds,
  }: { cohortIds: number[]; departmentIds: number[]; userIds: number[] },
) {
  const { rows } = await sql<{
    count: number
  }>`select (select count(*) from cohorts where id = ${anyId(cohortIds)} and state = 'approved')
    + (select count(*) from departments where id = ${anyId(departmentIds)} and status = 1)
    + (select count(*) from users where id = ${anyId(userIds)}
      and ${isAccountInUse('users')}) count`.execute(db)

  return rows[0]!.count
}

/** A user with an account in use, by id. */
export const findActivePerson = (db: Db, id: number) =>
  db
    .selectFrom('users')
    .select('displayName as name')
    .where('id', '=', id)
    .where(isAccountInUse('users'))
    .executeTakeFirst()
