import type {
  CourseFilters,
  courseSorts,
} from '@residency/contract/areas/courses/course/course.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isAccountInUse, isOneWithRole } from '../../accounts/accounts.public.ts'
import {
  findDepartmentsInUse,
  isBaseInScope,
  withinBaseScope,
} from '../../organisation/organisation.public.ts'
import { isInTraining, isLeaver } from '../../trainees/trainees.public.ts'
import type { CourseScope } from './course.policy.ts'

const isAnswering = ({ bases }: CourseScope): RawBuilder<boolean> =>
  isBaseInScope(bases, 'c.baseId')

export const inScope = (db: Db, scope: CourseScope) =>
  db
    .selectFrom('learningCourses as c')
    .where(sql<boolean>`(c.created_by = ${scope.userId} or ${isAnswering(scope)})`)

const ofLessons = (what: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(${what}, 0) from learning_lessons n where n.course_id = c.id
      and not n.is_hidden)`

const ofPeople = (condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from learning_course_people p where p.course_id = c.id
      and ${condition})`

const withCourseFields = (match: ReturnType<typeof inScope>, scope: CourseScope) =>
  match
    .leftJoin('bases as b', 'b.id', 'c.baseId')
    .innerJoin('users as u', 'u.id', 'c.createdBy')
    .selectAll('c')
    .select(['b.name as base', 'b.nameEn as baseEn', 'u.displayName as by'])
    .select([
      ofLessons(sql`count(*)`).as('lessons'),
      ofLessons(sql`ceil(sum(n.seconds) / 60.0)::int`).as('minutes'),
    ])
    .select([
      ofPeople(sql`p.is_assigned`).as('people'),
      ofPeople(sql`p.done_at is not null`).as('done'),
    ])
    .select(isAnswering(scope).as('isAnswering'))

export type CourseRow = Awaited<
  ReturnType<ReturnType<typeof withCourseFields>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof courseSorts)[number]> => ({
  name: by.name('c.title'),
  base: by.label(language, 'b'),
  lessons: by.column('lessons'),
  dueOn: by.column('c.dueOn'),
  by: by.name('u.displayName'),
})

export function findCoursePage(
  db: Db,
  scope: CourseScope,
  filters: CourseFilters & Page,
  language: Language,
) {
  let match = inScope(db, scope)
  if (filters.state) match = match.where('c.state', '=', filters.state)
  if (filters.audience) match = match.where('c.audience', '=', filters.audience)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('c.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(withCourseFields(rows, scope), filters.sort, sortsIn(language)).orderBy(
      'c.id',
      'desc',
    ),
  )
}

export const findCourse = (db: Db, scope: CourseScope, id: number) =>
  withCourseFields(inScope(db, scope).where('c.id', '=', id), scope).executeTakeFirst()

export const findCourseForUpdate = (db: Db, scope: CourseScope, id: number) =>
  withCourseFields(inScope(db, scope).where('c.id', '=', id), scope)
    .forUpdate('c')
    .executeTakeFirst()

type LessonRow = {
  id: number
  chapterId: number
  title: string
  kind: ColumnValue<'learningLessons', 'kind'>
  seconds: number
  fileKey: string
}

/** Chapters with their lessons, in order; hidden lessons are left out. */
export async function findOutline(db: Db, courseId: number) {
  const [chapters, lessons] = await Promise.all([
    db
      .selectFrom('learningChapters')
      .select(['id', 'title'])
      .where('courseId', '=', courseId)
      .orderBy('place')
      .execute(),
    db
      .selectFrom('learningLessons')
      .select([
        'id',
        sql<number>`chapter_id`.as('chapterId'),
        'title',
        'kind',
        'seconds',
        'fileKey',
      ])
      .where('courseId', '=', courseId)
      .where('isHidden', '=', false)
      .orderBy('place')
      .orderBy('id')
      .execute(),
  ])

  return chapters.map((chapter) => ({
    ...chapter,
    lessons: lessons.filter((lesson) => lesson.chapterId === chapter.id) as LessonRow[],
  }))
}

type Ids = { baseId: number | null; cohortIds: number[]; departmentIds: number[] }

/** How many of these cohorts (of the base, if one is named) and departments are in use. */
export async function countAudience(db: Db, { baseId, cohortIds, departmentIds }: Ids) {
  const { rows } = await sql<{
    count: number
  }>`select (select count(*) from cohorts c join majors m on m.id = c.major_id
      where c.id = ${anyId(cohortIds)} and c.state = 'approved'
        and (${baseId}::bigint is null or m.base_id = ${baseId}::bigint))
    + (select count(*) from departments where id = ${anyId(departmentIds)}
      and status = 1) count`.execute(db)

  return rows[0]!.count
}

export async function findChoices(db: Db, { bases: scope }: CourseScope) {
  const hosted = db.selectFrom('bases').where('bases.status', '=', 1).where(withinBaseScope(scope))

  const [bases, cohorts, departments] = await Promise.all([
    hosted
      .select(['bases.id', 'bases.name', 'bases.nameEn'])
      .orderBy('bases.sort')
      .orderBy('bases.id')
      .execute(),
    db
      .selectFrom('cohorts as c')
      .innerJoin('majors as m', 'm.id', 'c.majorId')
      .select(['c.id', 'c.name', 'm.name as major', 'm.nameEn as majorEn', 'm.baseId'])
      .where('c.state', '=', 'approved')
      .orderBy('c.startsOn', 'desc')
      .orderBy('c.id', 'desc')
      .limit(300)
      .execute(),
    findDepartmentsInUse(db),
  ])

  return { bases, cohorts, departments }
}

/** Whether the account `u` belongs to the audience of the course `c`. */
const isAudience = sql<SqlBool>`(case c.audience
    when 'trainee' then exists (select from trainees t join majors m on m.id = t.major_id
      where t.user_id = u.id and ${isInTraining('t')}
      and (c.base_id is null or m.base_id = c.base_id)
      and (cardinality(c.cohort_ids) = 0 or t.cohort_id = any(c.cohort_ids)))
    else ${isOneWithRole(sql.ref('u.id'), ['TEACHER'])}
      and (cardinality(c.department_ids) = 0 or u.department_id = any(c.department_ids))
      and (c.base_id is null
          or exists (select from base_departments bd
          join departments top on top.id = bd.department_id
        join departments own on starts_with(own.tree_path, top.tree_path)
        where bd.base_id = c.base_id and own.id = u.department_id)) end)`

/**
 * Whether the person of `p` can still be assigned the course `c`: the account is in use, and a
 * trainee has not left.
 */
export const isStillThere = sql<SqlBool>`(exists (select from users u where u.id = p.user_id
    and ${isAccountInUse('u')})
    and (c.audience <> 'trainee' or not ${isLeaver('p.userId')}))`

/**
 * Assigns a published course, or all of them, to those of the audience who do not have it yet;
 * returns who is new.
 */
export async function assignPeople(db: Db, courseId: number | null, today: string) {
  const { rows } = await sql<{
    courseId: number
    userId: number
  }>`insert into learning_course_people (course_id, user_id, is_assigned)
    select c.id, u.id, true from learning_courses c join users u on ${isAccountInUse('u')}
      and ${isAudience}
    where c.state = 'published' and (${courseId}::bigint is null or c.id = ${courseId}::bigint)
      and (c.due_on is null or c.due_on >= ${today}::date or ${courseId}::bigint is not null)
      and not exists (select from learning_course_people p where p.course_id = c.id
          and p.user_id = u.id and p.is_assigned)
    on conflict (course_id, user_id) do update set is_assigned = true
    returning course_id, user_id`.execute(db)

  return rows
}
