import type { Range } from '@residency/contract/areas/courses/course/lesson.public'
import { type RawBuilder, sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { LessonCredit } from '../lessons/credit.rules.ts'

/**
 * Courses that a user may take: assigned, or open to others of their kind; finished ones stay after
 * a withdrawal.
 */
const isTakeable = (userId: number): RawBuilder<boolean> => sql<boolean>`((c.state = 'published'
    and (p.user_id is not null or c.is_open))
  or (p.done_at is not null and p.user_id = ${userId}))`

export const ownCourses = (db: Db, userId: number) =>
  db
    .selectFrom('learningCourses as c')
    .leftJoin('learningCoursePeople as p', (on) =>
      on.onRef('p.courseId', '=', 'c.id').on('p.userId', '=', userId),
    )
    .where(isTakeable(userId))

const ofLessons = (what: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(${what}, 0) from learning_lessons n where n.course_id = c.id
      and not n.is_hidden)`

/** Seconds that count as covered: of a finished lesson all of them. */
const coveredOf = (userId: number) =>
  sql<number>`(select coalesce(sum(case when g.done_at is not null then n.seconds else least(g.covered, n.seconds) end), 0)::float8
    from learning_progress g join learning_lessons n on n.id = g.lesson_id and not n.is_hidden
    where n.course_id = c.id and g.user_id = ${userId})`

const withOwnCourseFields = (match: ReturnType<typeof ownCourses>, userId: number) =>
  match
    .select([
      'c.id',
      'c.title',
      'c.intro',
      'c.audience',
      'c.opensOn',
      'c.dueOn',
      'c.state',
      'c.isSlow',
    ])
    .select([
      'p.doneAt',
      'p.certificateNumber',
      sql<boolean>`coalesce(p.is_assigned, false)`.as('isAssigned'),
    ])
    .select([
      ofLessons(sql`count(*)`).as('lessons'),
      ofLessons(sql`sum(n.seconds)`).as('seconds'),
      coveredOf(userId).as('covered'),
    ])

export type OwnCourseRow = Awaited<
  ReturnType<ReturnType<typeof withOwnCourseFields>['executeTakeFirstOrThrow']>
>

export function findOwnCourses(
  db: Db,
  userId: number,
  audience: ColumnValue<'learningCourses', 'audience'> | undefined,
) {
  const match = ownCourses(db, userId)
  return withOwnCourseFields(audience ? match.where('c.audience', '=', audience) : match, userId)
    .orderBy(sql`p.done_at is not null`)
    .orderBy(sql`coalesce(p.is_assigned, false)`, 'desc')
    .orderBy(sql`c.due_on nulls last`)
    .orderBy('c.id', 'desc')
    .limit(300)
    .execute()
}

export const findOwnCourse = (db: Db, userId: number, id: number) =>
  withOwnCourseFields(ownCourses(db, userId).where('c.id', '=', id), userId).executeTakeFirst()

/** Courses that are open and not done. */
export const countDue = (db: Db, userId: number, today: string) =>
  db
    .selectFrom('learningCoursePeople as p')
    .innerJoin('learningCourses as c', 'c.id', 'p.courseId')
    .select((e) => ['c.audience', e.fn.countAll<number>().as('count')])
    .where('p.userId', '=', userId)
    .where('p.isAssigned', '=', true)
    .where('p.doneAt', 'is', null)
    .where('c.state', '=', 'published')
    .where((e) => e.or([e('c.opensOn', 'is', null), e('c.opensOn', '<=', today)]))
    .groupBy('c.audience')
    .execute()

export const findProgress = (db: Db, userId: number, lessonIds: readonly number[]) =>
  db
    .selectFrom('learningProgress')
    .select(['lessonId', 'doneAt', sql<number>`covered::float8`.as('covered'), 'beatAt'])
    .where('userId', '=', userId)
    .where('lessonId', '=', anyId(lessonIds))
    .execute()

/**
 * A lesson that a user may play now, with their progress, locked; undefined: it does not exist for
 * them.
 */
export const findPlayable = (db: Db, userId: number, lessonId: number) =>
  ownCourses(db, userId)
    .innerJoin('learningLessons as n', 'n.courseId', 'c.id')
    .where('n.id', '=', lessonId)
    .where('n.isHidden', '=', false)
    .select([
      'n.id',
      'n.title',
      'n.kind',
      'n.seconds',
      'n.fileKey',
      'c.id as courseId',
      'c.title as course',
    ])
    .select(['c.isSlow', 'c.opensOn', 'c.state', 'p.doneAt as courseDoneAt'])
    .executeTakeFirst()

export type Playable = NonNullable<Awaited<ReturnType<typeof findPlayable>>>

export const findProgressForUpdate = (db: Db, userId: number, lessonId: number) =>
  db
    .selectFrom('learningProgress')
    .select(['clientId', 'lastSeq', 'beatAt', 'doneAt', sql<Range[]>`ranges`.as('ranges')])
    .select([
      sql<number>`covered::float8`.as('covered'),
      sql<number>`position::float8`.as('position'),
    ])
    .where('userId', '=', userId)
    .where('lessonId', '=', lessonId)
    .forUpdate()
    .executeTakeFirst()

/** Begins a lesson, or hands it to another window. */
export const beginLesson = (
  db: Db,
  row: { lessonId: number; userId: number; clientId: string },
  now: Date,
) =>
  db
    .insertInto('learningProgress')
    .values({ ...row, beatAt: now, beganAt: now })
    .onConflict((on) =>
      on
        .columns(['lessonId', 'userId'])
        .doUpdateSet({ clientId: row.clientId, lastSeq: 0, beatAt: now }),
    )
    .execute()

type Beat = Omit<LessonCredit, 'beatAt'> & { seq: number }

export const writeBeat = (
  db: Db,
  lessonId: number,
  userId: number,
  { ranges, covered, position, seq, doneAt }: Beat,
  now: Date,
) =>
  db
    .updateTable('learningProgress')
    .set({ ranges: JSON.stringify(ranges), covered, position, lastSeq: seq, beatAt: now, doneAt })
    .where('lessonId', '=', lessonId)
    .where('userId', '=', userId)
    .execute()

/** Whether no shown lesson of a course is left to do. */
export const areAllDone = async (db: Db, courseId: number, userId: number) =>
  (await db
    .selectFrom('learningLessons as n')
    .leftJoin('learningProgress as g', (on) =>
      on.onRef('g.lessonId', '=', 'n.id').on('g.userId', '=', userId),
    )
    .select('n.id')
    .where('n.courseId', '=', courseId)
    .where('n.isHidden', '=', false)
    .where('g.doneAt', 'is', null)
    .executeTakeFirst()) === undefined
