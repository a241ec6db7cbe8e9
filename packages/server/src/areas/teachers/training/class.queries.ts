import type {
  classSorts,
  listClasses,
} from '@residency/contract/areas/teachers/training/training-class.contract'
import type { InputOf, Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse, isOneWithRole } from '../../accounts/accounts.public.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

const classesOf = (db: Db, scope: OrgScope) =>
  db.selectFrom('teacherClasses as c').where(isOfOwnBase(scope, 'c.baseId'))

const selectColumns = (match: ReturnType<typeof classesOf>) =>
  match
    .leftJoin('bases as b', 'b.id', 'c.baseId')
    .selectAll('c')
    .select(['b.name as base', 'b.nameEn as baseEn'])

export type ClassRow = Awaited<ReturnType<typeof findClass>> & object

const sortsIn = (language: Language): SortColumns<(typeof classSorts)[number]> => ({
  className: by.name('c.title'),
  base: by.label(language, 'b'),
  fromDay: by.column('c.fromDay'),
  hours: by.column('c.hours'),
  taken: by.column('c.taken'),
})

/** One page of classes in the reader's scope, the latest first. */
export function findClassPage(
  db: Db,
  scope: OrgScope,
  filters: InputOf<typeof listClasses, 'out'>,
  language: Language,
) {
  let match = classesOf(db, scope)
  if (filters.state) match = match.where('c.state', '=', filters.state)

  if (filters.year)
    match = match
      .where('c.fromDay', '>=', `${filters.year}-01-01`)
      .where('c.fromDay', '<=', `${filters.year}-12-31`)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('c.title'), words), isFoundIn(e.ref('c.place'), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows), filters.sort, sortsIn(language))
      .orderBy('c.fromDay', 'desc')
      .orderBy('c.id', 'desc'),
  )
}

export const findClass = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(classesOf(db, scope)).where('c.id', '=', id).executeTakeFirst()

export const findClassForUpdate = (db: Db, scope: OrgScope, id: number) =>
  selectColumns(classesOf(db, scope)).where('c.id', '=', id).forUpdate('c').executeTakeFirst()

/** Any class, locked against a change of its state while somebody signs up or in. */
export const lockClass = (db: Db, id: number) =>
  db.selectFrom('teacherClasses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Days of these classes, in their order. */
export const findDays = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('teacherClassDays')
    .selectAll()
    .where('classId', '=', anyId(ids))
    .orderBy('classId')
    .orderBy('day')
    .execute()

/** Participants of a class with the days on which they were there, by name. */
export const findParticipants = (db: Db, classId: number) =>
  db
    .selectFrom('teacherClassParticipants as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select([
      'p.id',
      'p.userId',
      'p.isSelf',
      'p.certificateNumber',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select('u.displayName as name')
    .select(
      sql<
        string[]
      >`array(select a.day::text from teacher_class_attendance a where a.class_id = p.class_id
          and a.user_id = p.user_id
        order by a.day)`.as('attended'),
    )
    .where('p.classId', '=', classId)
    .orderBy('p.id')
    .execute()

export type ParticipantRow = Awaited<ReturnType<typeof findParticipants>>[number]

/** Departments and people called to a class, by name. */
export const findCalls = (db: Db, classId: number) =>
  db
    .selectFrom('teacherClassCalls as k')
    .leftJoin('users as u', 'u.id', 'k.userId')
    .leftJoin('departments as d', (j) =>
      j.on(sql<boolean>`d.id = coalesce(k.department_id, u.department_id)`),
    )
    .select(['k.departmentId', 'k.userId', 'd.name as department', 'd.nameEn as departmentEn'])
    .select('u.displayName as name')
    .where('k.classId', '=', classId)
    .orderBy('k.id')
    .execute()

/**
 * Whether the person in `u` must attend the class in `c`: named, of a called department or one
 * below, or qualified at a called level.
 */
export const isCalled = sql<boolean>`(exists (select from teacher_class_calls k
    where k.class_id = c.id and k.user_id = u.id)
  or exists (select from teacher_class_calls k join departments top on top.id = k.department_id
    join departments own on own.id = u.department_id and starts_with(own.tree_path, top.tree_path)
    where k.class_id = c.id)
  or exists (select from teacher_library l
      join teacher_qualifications q on q.id = l.qualification_id
    where l.user_id = u.id and q.level = any(c.must_levels)))`

/** Roles whose holders teach: they may be called to a class or take part in one. */
const TEACHER_ROLES = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN']

const isTeacher = sql<boolean>`(${isAccountInUse('u')}
    and ${isOneWithRole(sql.ref('u.id'), TEACHER_ROLES)})`

/** Enabled teachers among these people. */
export const findTeachers = async (db: Db, ids: readonly number[]) =>
  (
    await db
      .selectFrom('users as u')
      .select('u.id')
      .where('u.id', '=', anyId(ids))
      .where(isTeacher)
      .execute()
  ).map(({ id }) => id)

/** Teachers who must attend a class and have no place in it. */
export const findCalledWithoutPlace = async (db: Db, classId: number) =>
  (
    await sql<{
      id: number
    }>`select u.id from teacher_classes c cross join users u where c.id = ${classId}
        and ${isTeacher} and ${isCalled}
      and not exists (select from teacher_class_participants p where p.class_id = c.id
          and p.user_id = u.id) order by u.id`.execute(db)
  ).rows.map(({ id }) => id)
