import type {
  LearnerFilters,
  learnerSorts,
} from '@residency/contract/areas/courses/course/course.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage, type Page, pageOf } from '../../../platform/db/pages.ts'
import { anyFound, byPinyin, containing } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { numberOfAccount } from '../../accounts/accounts.public.ts'

const name = sql<string>`u.display_name`
type Match = { courseId: number; status?: LearnerFilters['status']; keywords?: string | undefined }

const covered = sql<number>`(select coalesce(sum(case when g.done_at is not null then n.seconds else least(g.covered, n.seconds) end), 0)::float8
  from learning_progress g join learning_lessons n on n.id = g.lesson_id and not n.is_hidden
  where n.course_id = p.course_id and g.user_id = p.user_id)`

const hasStarted = sql<boolean>`exists (select from learning_progress g
    join learning_lessons n on n.id = g.lesson_id
  where n.course_id = p.course_id and g.user_id = p.user_id)`

function matching(db: Db, { courseId, status: progress, keywords }: Match) {
  let match = db
    .selectFrom('learningCoursePeople as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .innerJoin('learningCourses as c', 'c.id', 'p.courseId')
    .where('p.courseId', '=', courseId)

  if (progress === 'done') match = match.where('p.doneAt', 'is not', null)
  if (progress === 'started') match = match.where('p.doneAt', 'is', null).where(hasStarted)
  if (progress === 'notStarted')
    match = match.where('p.doneAt', 'is', null).where(sql<boolean>`not ${hasStarted}`)
  if (keywords)
    match = match
      .where(
        'u.id',
        '=',
        anyFound(sql`select user_id from learning_course_people where course_id = ${courseId}`),
      )
      .where('u.nameSearch', 'like', containing(keywords))

  return match
}

const withLearnerFields = (match: ReturnType<typeof matching>) =>
  match
    .leftJoin('departments as d', 'd.id', 'u.departmentId')
    .select([
      'p.userId',
      'p.isAssigned',
      'p.doneAt',
      'p.certificateNumber',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select([name.as('name'), numberOfAccount('u').as('number'), 'c.title', covered.as('covered')])
    .select(
      sql<number>`(select coalesce(sum(n.seconds), 0) from learning_lessons n
          where n.course_id = p.course_id and not n.is_hidden)`.as('seconds'),
    )
    .select(
      sql<Date | null>`(select max(g.beat_at) from learning_progress g
          join learning_lessons n on n.id = g.lesson_id
        where n.course_id = p.course_id and g.user_id = p.user_id)`.as('lastAt'),
    )

export type LearnerRow = Awaited<
  ReturnType<ReturnType<typeof withLearnerFields>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof learnerSorts)[number]> => ({
  name: by.name('u.displayName'),
  department: by.label(language, 'd'),
  share: sql`case when p.done_at is not null then 'infinity' else ${covered} end`,
  lastAt: by.column('lastAt'),
  doneAt: by.column('p.doneAt'),
  certificateNumber: by.column('p.certificateNumber'),
})

export const findLearnerPage = (db: Db, match: Match, page: LearnerFilters, language: Language) =>
  findPage(matching(db, match), page, (rows) =>
    sortedBy(withLearnerFields(rows), page.sort, sortsIn(language))
      .orderBy(sql`p.done_at is not null`)
      .orderBy(name, byPinyin)
      .orderBy('p.userId'),
  )

export const countLearners = (db: Db, match: Match) => countRows(matching(db, match))

export const findLearnerBatch = (db: Db, match: Match, page: Page) =>
  pageOf(
    withLearnerFields(matching(db, match)).orderBy(name, byPinyin).orderBy('p.userId'),
    page,
  ).execute()

/** The facts of the certificate of a course. */
export const findCertificate = (db: Db, userId: number, courseId: number) =>
  db
    .selectFrom('learningCoursePeople as p')
    .innerJoin('learningCourses as c', 'c.id', 'p.courseId')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.certificateNumber as number', 'p.doneAt', 'c.title', name.as('name')])
    .select([
      sql<number>`(select coalesce(sum(seconds), 0) from learning_lessons n where n.course_id = c.id
          and not n.is_hidden)`.as('seconds'),
      sql<number>`(select count(*) from learning_lessons n where n.course_id = c.id
          and not n.is_hidden)`.as('lessons'),
      sql<string>`coalesce((select name from training_units where kind = 'main' order by id
          limit 1), '')`.as('issuer'),
    ])
    .where('p.userId', '=', userId)
    .where('p.courseId', '=', courseId)
    .executeTakeFirst()
