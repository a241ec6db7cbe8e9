import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { byPinyin } from '../../platform/db/patterns.ts'
import { isOfOwnDepartment, type OrgScope } from '../organisation/organisation.public.ts'

/** Departments in use, of the second level, for which the reader plans duties. */
export const plannedDepartments = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('departments as d')
    .where('d.level', '=', 2)
    .where('d.status', '=', 1)
    .where(isOfOwnDepartment(scope, 'd.id'))

export const findPlannedDepartments = (db: Db, scope: OrgScope) =>
  plannedDepartments(db, scope)
    .select(['d.id', 'd.name', 'd.nameEn'])
    .orderBy('d.name', byPinyin)
    .orderBy('d.id')
    .execute()

export const plansForDepartment = async (db: Db, scope: OrgScope, departmentId: number) =>
  (await plannedDepartments(db, scope)
    .select(sql<number>`1`.as('found'))
    .where('d.id', '=', departmentId)
    .executeTakeFirst()) !== undefined
