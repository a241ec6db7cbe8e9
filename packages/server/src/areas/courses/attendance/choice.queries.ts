import { attendancePermissions as may } from '@residency/contract/areas/courses/attendance/access'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, byPinyin } from '../../../platform/db/patterns.ts'
import { isAccountInUse, isOneHolding, isPersonFoundBy } from '../../accounts/accounts.public.ts'
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

/** Users `u` who may attend a lecture that names them, or hold one. */
const isInvitable = () =>
  sql<boolean>`(${isAccountInUse('u')} and ${isOneHolding(sql.ref('u.id'), may.attend)})`

/** The first people with these words in their name or number who may be invited. */
export function findInvitable(db: Db, keywords: string | undefined) {
  let match = db
    .selectFrom('users as u')
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .where(isInvitable())

  if (keywords) match = match.where(isPersonFoundBy('u', keywords))

  return match
    .select(['u.id', 'u.displayName', 'u.username', 'd.name as department'])
    .select('d.nameEn as departmentEn')
    .orderBy('u.displayName', byPinyin)
    .orderBy('u.id')
    .limit(20)
    .execute()
}

/** How many of these exist and are in use, and of the people who may be invited. */
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
    + (select count(*) from users u where u.id = ${anyId(userIds)}
      and ${isInvitable()}) count`.execute(db)

  return rows[0]!.count
}

/** A person who may be invited, by id. */
export const findInvitee = (db: Db, id: number) =>
  db
    .selectFrom('users as u')
    .select('u.displayName as name')
    .where('u.id', '=', id)
    .where(isInvitable())
    .executeTakeFirst()
