import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { anyId, byPinyin, containing } from '../../platform/db/patterns.ts'
import { isAccountInUse } from '../accounts/accounts.public.ts'
import { isOfOwnDepartment, type OrgScope } from '../organisation/organisation.public.ts'

const inLibrary = (db: Db) =>
  db
    .selectFrom('teacherLibrary as l')
    .innerJoin('teacherQualifications as q', 'q.id', 'l.qualificationId')
    .innerJoin('users as u', 'u.id', 'l.userId')
    .leftJoin('teacherProfiles as p', 'p.userId', 'l.userId')
    .select(['l.userId', 'l.departmentId', 'q.level', 'q.number', 'q.validUntil'])
    .select(sql<boolean>`${isAccountInUse('u')}`.as('isEnabled'))
    .select((e) => e.fn.coalesce('p.title', 'q.title').as('title'))
    .select('u.displayName as name')

/** Somebody's entry in the library of teachers, also after its qualification has ended. */
export const findInTeacherLibrary = (db: Db, userId: number) =>
  inLibrary(db).where('l.userId', '=', userId).executeTakeFirst()

const MAX_FOUND = 50

/**
 * Teachers with a qualification in force on a day who teach in departments the reader answers for,
 * by name; at most 50.
 */
export const findQualifiedTeachers = (db: Db, scope: OrgScope, today: string, keywords = '') =>
  inLibrary(db)
    .where('q.validUntil', '>=', today)
    .where(isAccountInUse('u'))
    .where(isOfOwnDepartment(scope, 'l.departmentId'))
    .where('u.nameSearch', 'like', containing(keywords))
    .orderBy(sql`u.display_name`, byPinyin)
    .orderBy('l.userId')
    .limit(MAX_FOUND)
    .execute()

/**
 * Teachers with a qualification in force on a day who teach in these departments or in one above
 * them. Each has the department they may supervise in.
 */
export async function findTeachersForDepartments(
  db: Db,
  departmentIds: readonly number[],
  day: string,
) {
  const { rows } = await sql<{
    userId: number
    departmentId: number
    name: string
    level: 'general' | 'core'
    title: string | null
  }>`
    select l.user_id, d.id as department_id, u.display_name as name, q.level,
      coalesce(p.title, q.title) as title
    from departments d
    join departments own on starts_with(d.tree_path, own.tree_path)
    join teacher_library l on l.department_id = own.id
    join teacher_qualifications q on q.id = l.qualification_id
    join users u on u.id = l.user_id
    left join teacher_profiles p on p.user_id = l.user_id
    where d.id = ${anyId(departmentIds)} and q.valid_until >= ${day} and ${isAccountInUse('u')}
    order by d.id, u.display_name collate pinyin, l.user_id`.execute(db)

  return rows
}
