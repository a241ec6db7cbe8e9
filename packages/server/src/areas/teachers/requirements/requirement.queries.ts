import type { RequirementFilters } from '@residency/contract/areas/teachers/requirements/requirement.contract'
import { type RawBuilder, sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { isInTeacherScope, isOfOwnBase } from '../teacher-scope.queries.ts'
import type { TeacherScope } from '../teachers.policy.ts'

const withBase = (db: Db, scope: TeacherScope) =>
  db
    .selectFrom('teaching_requirements as r')
    .leftJoin('bases as b', 'b.id', 'r.base_id')
    .selectAll('r')
    .select(['b.name as base', 'b.name_en as base_en'])
    .select(sql<boolean>`(r.base_id is not null and ${isOfOwnBase(scope, 'r.base_id')})`.as('is_own_base'))
export type RequirementRecord = Awaited<ReturnType<ReturnType<typeof withBase>['executeTakeFirstOrThrow']>>

/** Requirements are rules, not records of somebody: whoever may list them sees all. */
export function findRequirementPage(db: Db, scope: TeacherScope, filters: RequirementFilters) {
  let match = db.selectFrom('teaching_requirements as r')
  if (filters.level) match = match.where('r.level', '=', filters.level)
  if (filters.period) match = match.where('r.period', '=', filters.period)
  if (filters.baseId) match = match.where('r.base_id', '=', filters.baseId)
  return findPage(match, filters, (rows) =>
    rows
      .leftJoin('bases as b', 'b.id', 'r.base_id')
      .selectAll('r')
      .select(['b.name as base', 'b.name_en as base_en'])
      .select(sql<boolean>`(r.base_id is not null and ${isOfOwnBase(scope, 'r.base_id')})`.as('is_own_base'))
      .orderBy(sql`array_position(array['month', 'quarter', 'year', 'block'], r.period)`)
      .orderBy('r.id'),
  )
}
export const findRequirement = (db: Db, scope: TeacherScope, id: number) => withBase(db, scope).where('r.id', '=', id).executeTakeFirst()
export const findRequirementForUpdate = (db: Db, scope: TeacherScope, id: number) =>
  withBase(db, scope).where('r.id', '=', id).forUpdate('r').executeTakeFirst()
export const findAdministeredBase = (db: Db, scope: TeacherScope, baseId: number) =>
  db
    .selectFrom('bases as b')
    .select('b.id')
    .where('b.id', '=', baseId)
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .executeTakeFirst()

/** Who is asked for: one person, or everybody of the library in scope. */
export type TeacherMatch = {
  scope: TeacherScope
  userId?: number
  keywords?: string | undefined
  baseId?: number | undefined
  departmentId?: number | undefined
}
function teachersOf(db: Db, { scope, userId, ...filters }: TeacherMatch) {
  let match = db
    .selectFrom('teacher_library as l')
    .innerJoin('teacher_qualifications as q', 'q.id', 'l.qualification_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .where(isInTeacherScope(scope, 'q.base_id', 'l.department_id'))
  if (userId !== undefined) match = match.where('l.user_id', '=', userId)
  if (filters.baseId) match = match.where('q.base_id', '=', filters.baseId)
  if (filters.departmentId) match = match.where('l.department_id', '=', filters.departmentId)
  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) => e('u.name_search', 'like', words))
  }
  return match
}
/** One page of teachers, department by department. */
export const findTeacherPage = (db: Db, match: TeacherMatch, page: Page) =>
  findPage(teachersOf(db, match), page, (rows) =>
    rows
      .innerJoin('bases as b', 'b.id', 'q.base_id')
      .innerJoin('departments as d', 'd.id', 'l.department_id')
      .select(['l.user_id', 'q.level', 'q.base_id', 'l.department_id'])
      .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))
      .select(['b.name as base', 'b.name_en as base_en', 'd.name as department', 'd.name_en as department_en'])
      .orderBy('l.department_id')
      .orderBy('l.id'),
  )
export const findOwnTeacher = async (db: Db, userId: number) =>
  (await findTeacherPage(db, { scope: { kind: 'all' }, userId }, { pageNum: 1, pageSize: 1 })).rows[0]

type Days = Readonly<Record<'month' | 'quarter' | 'year', { from: string; until: string }>>
const withinOf = (days: Days): RawBuilder<boolean> =>
  sql<boolean>`rec.held_on between
    (case r.period when 'month' then ${days.month.from}::date when 'quarter' then ${days.quarter.from}::date else ${days.year.from}::date end)
    and (case r.period when 'month' then ${days.month.until}::date when 'quarter' then ${days.quarter.until}::date else ${days.year.until}::date end)`
/**
 * The requirements that apply to each of these teachers with the confirmed activities that count: one statement for all of them. A
 * requirement of the base stands in place of that of every base, one of the level in place of that of every level.
 */
export async function findFulfilled(db: Db, userIds: readonly number[], days: Days) {
  const { rows } = await sql<{ user_id: number; id: number; activities: string[]; period: string; count: number; done: number }>`
    select l.user_id, r.id, r.activities, r.period, r.count,
      (select count(*)::int from teaching_records rec where rec.user_id = l.user_id and rec.state = 'confirmed'
        and rec.activity = any(r.activities) and ${withinOf(days)}) as done
    from teacher_library l join teacher_qualifications q on q.id = l.qualification_id
    cross join lateral (select distinct on (t.activities) t.* from teaching_requirements t
      where (t.base_id is null or t.base_id = q.base_id) and (t.level is null or t.level = q.level)
      order by t.activities, t.base_id nulls last, t.level nulls last) r
    where l.user_id = any(${[...userIds]}::bigint[])
    order by array_position(array['month', 'quarter', 'year', 'block'], r.period), r.id`.execute(db)
  return rows
}
