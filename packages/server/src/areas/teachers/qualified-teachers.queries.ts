import { sql } from 'kysely'
import { anyId, byPinyin, containing } from '../../platform/db/patterns.ts'
import type { Db } from '../../platform/db/pool.ts'
import { isOfOwnDepartment, type OrgScope } from '../organisation/organisation.public.ts'

const inLibrary = (db: Db) =>
  db
    .selectFrom('teacher_library as l')
    .innerJoin('teacher_qualifications as q', 'q.id', 'l.qualification_id')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('teacher_profiles as p', 'p.user_id', 'l.user_id')
    .select(['l.user_id', 'l.department_id', 'q.level', 'q.number', 'q.valid_until'])
    .select(sql<boolean>`(u.status = 1 and u.deleted_at is null)`.as('is_enabled'))
    .select((e) => e.fn.coalesce('p.title', 'q.title').as('title'))
    .select(sql<string>`coalesce(u.real_name, u.nickname)`.as('name'))

/** Somebody's entry in the library of teachers, also after its qualification has ended. */
export const findInTeacherLibrary = (db: Db, userId: number) => inLibrary(db).where('l.user_id', '=', userId).executeTakeFirst()

const MOST_FOUND = 50
/** Teachers with a qualification in force on a day who teach in departments the reader answers for, by name; at most 50. */
export const findQualifiedTeachers = (db: Db, scope: OrgScope, today: string, keywords = '') =>
  inLibrary(db)
    .where('q.valid_until', '>=', today)
    .where('u.status', '=', 1)
    .where('u.deleted_at', 'is', null)
    .where(isOfOwnDepartment(scope, 'l.department_id'))
    .where('u.name_search', 'like', containing(keywords))
    .orderBy(sql`coalesce(u.real_name, u.nickname)`, byPinyin)
    .orderBy('l.user_id')
    .limit(MOST_FOUND)
    .execute()

/** Teachers with a qualification in force on a day who teach in these departments or in one above them, with the department each may supervise in. */
export async function findTeachersForDepartments(db: Db, departmentIds: readonly number[], day: string) {
  const { rows } = await sql<{ user_id: number; department_id: number; name: string; level: 'general' | 'core'; title: string | null }>`
    select l.user_id, d.id as department_id, coalesce(u.real_name, u.nickname) as name, q.level, coalesce(p.title, q.title) as title
    from departments d
    join departments own on starts_with(d.tree_path, own.tree_path)
    join teacher_library l on l.department_id = own.id
    join teacher_qualifications q on q.id = l.qualification_id
    join users u on u.id = l.user_id
    left join teacher_profiles p on p.user_id = l.user_id
    where d.id = ${anyId(departmentIds)} and q.valid_until >= ${day} and u.status = 1 and u.deleted_at is null
    order by d.id, coalesce(u.real_name, u.nickname) collate pinyin, l.user_id`.execute(db)
  return rows
}
