import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { idArray } from '../../../platform/db/patterns.ts'
import {
  isOfOwnDepartment,
  type OrgScope,
  worksAtOwnBase,
} from '../../organisation/organisation.public.ts'

export const findReminders = (db: Db) =>
  db.selectFrom('evaluationReminders').selectAll().executeTakeFirstOrThrow()

export const findRemindersForUpdate = (db: Db) =>
  db.selectFrom('evaluationReminders').selectAll().forUpdate().executeTakeFirst()

export const findRequestRules = (db: Db) =>
  db.selectFrom('evaluationRequestRules').selectAll().executeTakeFirstOrThrow()

export const findRequestRulesForUpdate = (db: Db) =>
  db.selectFrom('evaluationRequestRules').selectAll().forUpdate().executeTakeFirst()

export const findLoadRule = (db: Db) =>
  db.selectFrom('evaluationLoadRules').selectAll().executeTakeFirstOrThrow()

export const findLoadRuleForUpdate = (db: Db) =>
  db.selectFrom('evaluationLoadRules').selectAll().forUpdate().executeTakeFirst()

export const findOwnForms = async (db: Db, userId: number): Promise<number[]> =>
  (
    await db
      .selectFrom('evaluationTeacherForms')
      .select('seriesIds')
      .where('userId', '=', userId)
      .executeTakeFirst()
  )?.seriesIds ?? []

/** Stores the choice of a supervisor; an empty one is deleted. */
export async function replaceOwnForms(
  db: Db,
  userId: number,
  seriesIds: readonly number[],
  now: Date,
) {
  if (seriesIds.length === 0)
    await db.deleteFrom('evaluationTeacherForms').where('userId', '=', userId).execute()
  else
    await sql`insert into evaluation_teacher_forms (user_id, series_ids, updated_at)
        values (${userId}, ${idArray(seriesIds)}, ${now})
      on conflict (user_id) do update
        set series_ids = excluded.series_ids, updated_at = excluded.updated_at`.execute(db)
}

/** The form of the department of a user, or of the nearest one above that has one. */
export const findFormOfDepartment = async (
  db: Db,
  departmentId: number | null,
): Promise<number | null> => {
  const { rows } = await sql<{ seriesId: number }>`select f.series_id from departments own
      join departments above on starts_with(own.tree_path, above.tree_path)
      join evaluation_department_forms f on f.department_id = above.id
    where own.id = ${departmentId}::bigint order by length(above.tree_path) desc limit 1`.execute(
    db,
  )

  return rows[0]?.seriesId ?? null
}

/** Departments of the second level in use that a user is responsible for, with their forms. */
const inScope = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('departments as d')
    .leftJoin('evaluationDepartmentForms as f', 'f.departmentId', 'd.id')
    .select(['d.id', 'd.name', 'd.nameEn', 'f.seriesId'])
    .where('d.level', '=', 2)
    .where('d.status', '=', 1)
    .where(sql<boolean>`(${isOfOwnDepartment(scope, 'd.id')} or ${worksAtOwnBase(scope, 'd.id')})`)

export const findDepartmentForms = (db: Db, scope: OrgScope) =>
  inScope(db, scope).orderBy('d.sort').orderBy('d.id').execute()

export const findDepartmentForm = (db: Db, scope: OrgScope, id: number) =>
  inScope(db, scope).where('d.id', '=', id).executeTakeFirst()

export async function replaceDepartmentForm(
  db: Db,
  departmentId: number,
  seriesId: number | null,
  now: Date,
) {
  if (seriesId === null)
    await db
      .deleteFrom('evaluationDepartmentForms')
      .where('departmentId', '=', departmentId)
      .execute()
  else
    await sql`insert into evaluation_department_forms (department_id, series_id, updated_at)
        values (${departmentId}, ${seriesId}, ${now})
      on conflict (department_id) do update
        set series_id = excluded.series_id, updated_at = excluded.updated_at`.execute(db)
}
