import type { Range } from '@residency/contract/areas/courses/course/lesson.public'
import { type RawBuilder, sql } from 'kysely'
import { anyId } from '../../../platform/db/patterns.ts'
import type { ColumnValue, Db } from '../../../platform/db/pool.ts'

/** Courses somebody may take: assigned, or open to others and of the own kind; done ones stay though they were withdrawn. */
const isTakeable = (userId: number): RawBuilder<boolean> => sql<boolean>`((c.state = 'published' and (p.user_id is not null or c.is_open))
  or (p.done_at is not null and p.user_id = ${userId}))`
const own = (db: Db, userId: number) =>
  db
    .selectFrom('learning_courses as c')
    .leftJoin('learning_course_people as p', (on) => on.onRef('p.course_id', '=', 'c.id').on('p.user_id', '=', userId))
    .where(isTakeable(userId))
const ofLessons = (what: RawBuilder<unknown>) =>
  sql<number>`(select coalesce(${what}, 0) from learning_lessons n where n.course_id = c.id and not n.is_hidden)`
/** Seconds that count of what somebody has covered: of a lesson that is done all of them. */
const coveredOf = (userId: number) =>
  sql<number>`(select coalesce(sum(case when g.done_at is not null then n.seconds else least(g.covered, n.seconds) end), 0)::float8
    from learning_progress g join learning_lessons n on n.id = g.lesson_id and not n.is_hidden
    where n.course_id = c.id and g.user_id = ${userId})`
const shown = (match: ReturnType<typeof own>, userId: number) =>
  match
    .select(['c.id', 'c.title', 'c.intro', 'c.audience', 'c.opens_on', 'c.due_on', 'c.state', 'c.is_slow'])
    .select(['p.done_at', 'p.certificate_number', sql<boolean>`coalesce(p.is_assigned, false)`.as('is_assigned')])
    .select([ofLessons(sql`count(*)`).as('lessons'), ofLessons(sql`sum(n.seconds)`).as('seconds'), coveredOf(userId).as('covered')])
export type OwnCourseRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

export function findOwnCourses(db: Db, userId: number, audience: ColumnValue<'learning_courses', 'audience'> | undefined) {
  const match = own(db, userId)
  return shown(audience ? match.where('c.audience', '=', audience) : match, userId)
    .orderBy(sql`p.done_at is not null`)
    .orderBy(sql`coalesce(p.is_assigned, false)`, 'desc')
    .orderBy(sql`c.due_on nulls last`)
    .orderBy('c.id', 'desc')
    .limit(300)
    .execute()
}
export const findOwnCourse = (db: Db, userId: number, id: number) =>
  shown(own(db, userId).where('c.id', '=', id), userId).executeTakeFirst()
/** Courses that are open and not done. */
export const countDue = (db: Db, userId: number, today: string) =>
  db
    .selectFrom('learning_course_people as p')
    .innerJoin('learning_courses as c', 'c.id', 'p.course_id')
    .select((e) => ['c.audience', e.fn.countAll<number>().as('count')])
    .where('p.user_id', '=', userId)
    .where('p.is_assigned', '=', true)
    .where('p.done_at', 'is', null)
    .where('c.state', '=', 'published')
    .where((e) => e.or([e('c.opens_on', 'is', null), e('c.opens_on', '<=', today)]))
    .groupBy('c.audience')
    .execute()

export const findProgress = (db: Db, userId: number, lessonIds: readonly number[]) =>
  db
    .selectFrom('learning_progress')
    .select(['lesson_id', 'done_at', sql<number>`covered::float8`.as('covered'), 'beat_at'])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', anyId(lessonIds))
    .execute()

/** A lesson that somebody may play now, with their progress, locked; undefined: it does not exist for them. */
export const findPlayable = (db: Db, userId: number, lessonId: number) =>
  own(db, userId)
    .innerJoin('learning_lessons as n', 'n.course_id', 'c.id')
    .where('n.id', '=', lessonId)
    .where('n.is_hidden', '=', false)
    .select(['n.id', 'n.title', 'n.kind', 'n.seconds', 'n.file_key', 'c.id as course_id', 'c.title as course'])
    .select(['c.is_slow', 'c.opens_on', 'c.state', 'p.done_at as course_done_at'])
    .executeTakeFirst()
export type Playable = NonNullable<Awaited<ReturnType<typeof findPlayable>>>
export const findProgressForUpdate = (db: Db, userId: number, lessonId: number) =>
  db
    .selectFrom('learning_progress')
    .select(['client_id', 'last_seq', 'beat_at', 'done_at', sql<Range[]>`ranges`.as('ranges')])
    .select([sql<number>`covered::float8`.as('covered'), sql<number>`position::float8`.as('position')])
    .where('user_id', '=', userId)
    .where('lesson_id', '=', lessonId)
    .forUpdate()
    .executeTakeFirst()
export type ProgressRow = NonNullable<Awaited<ReturnType<typeof findProgressForUpdate>>>

/** Begins a lesson, or hands it to another window. */
export const takeLesson = (db: Db, row: { lesson_id: number; user_id: number; client_id: string }, now: Date) =>
  db
    .insertInto('learning_progress')
    .values({ ...row, beat_at: now, began_at: now })
    .onConflict((on) => on.columns(['lesson_id', 'user_id']).doUpdateSet({ client_id: row.client_id, last_seq: 0, beat_at: now }))
    .execute()
type Beat = { ranges: readonly Range[]; covered: number; position: number; seq: number; doneAt: Date | null }
export const writeBeat = (db: Db, lessonId: number, userId: number, { ranges, covered, position, seq, doneAt }: Beat, now: Date) =>
  db
    .updateTable('learning_progress')
    .set({ ranges: JSON.stringify(ranges), covered, position, last_seq: seq, beat_at: now, done_at: doneAt })
    .where('lesson_id', '=', lessonId)
    .where('user_id', '=', userId)
    .execute()
/** Whether no shown lesson of a course is left to do. */
export const areAllDone = async (db: Db, courseId: number, userId: number) =>
  (await db
    .selectFrom('learning_lessons as n')
    .leftJoin('learning_progress as g', (on) => on.onRef('g.lesson_id', '=', 'n.id').on('g.user_id', '=', userId))
    .select('n.id')
    .where('n.course_id', '=', courseId)
    .where('n.is_hidden', '=', false)
    .where('g.done_at', 'is', null)
    .executeTakeFirst()) === undefined
