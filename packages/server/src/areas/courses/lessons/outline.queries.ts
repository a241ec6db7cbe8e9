import type { Outline } from '@residency/contract/areas/courses/course/course.contract'
import { sql } from 'kysely'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Ids of a course's chapters and of its lessons that are shown. */
export async function findKnownIds(db: Db, courseId: number) {
  const chapters = await db
    .selectFrom('learningChapters')
    .select('id')
    .where('courseId', '=', courseId)
    .execute()

  const lessons = await db
    .selectFrom('learningLessons')
    .select('id')
    .where('courseId', '=', courseId)
    .where('isHidden', '=', false)
    .execute()

  const setOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id))

  return { chapters: setOf(chapters), lessons: setOf(lessons) }
}

/** Lessons that are left out: deleted, or hidden where somebody has begun them. */
export async function dropLessons(db: Db, courseId: number, keep: readonly number[]) {
  const gone = db
    .updateTable('learningLessons')
    .where('courseId', '=', courseId)
    .where('id', '<>', noneOfIds(keep))

  await gone.set({ isHidden: true, chapterId: null }).execute()
  await sql`delete from learning_lessons n where n.course_id = ${courseId} and n.is_hidden
    and not exists (select from learning_progress p where p.lesson_id = n.id)`.execute(db)
}

/** Writes the chapters in their order and returns their ids in that order. */
export async function keepChapters(
  db: Db,
  courseId: number,
  chapters: Outline['chapters'],
): Promise<number[]> {
  const kept = chapters.flatMap(({ id }) => (id === null ? [] : [id]))

  await db
    .deleteFrom('learningChapters')
    .where('courseId', '=', courseId)
    .where('id', '<>', noneOfIds(kept))
    .execute()

  const rows = chapters.map(({ id, title }, at) => ({ id, title, place: at + 1 }))
  const given = sql`${rowsOf(rows, { id: 'bigint', title: 'text', place: 'int' })} g`

  await sql`update learning_chapters c set title = g.title, place = g.place
    from ${given} where c.id = g.id and c.course_id = ${courseId}`.execute(db)
  await sql`insert into learning_chapters (course_id, title, place)
    select ${courseId}, g.title, g.place from ${given}
    where g.id is null order by g.place`.execute(db)

  const stored = await db
    .selectFrom('learningChapters')
    .select('id')
    .where('courseId', '=', courseId)
    .orderBy('place')
    .execute()

  return stored.map(({ id }) => id)
}

type NewLesson = Outline['chapters'][number]['lessons'][number] & { chapterId: number }

export async function keepLessons(db: Db, courseId: number, lessons: readonly NewLesson[]) {
  const rows = lessons.map((one, at) => ({ ...one, place: at + 1 }))

  const given = sql`${rowsOf(rows, {
    id: 'bigint',
    title: 'text',
    kind: 'text',
    seconds: 'int',
    filePath: 'text',
    chapterId: 'bigint',
    place: 'int',
  })} g`

  await sql`update learning_lessons n set title = g.title, kind = g.kind, seconds = g.seconds, file_key = g.file_path,
      chapter_id = g.chapter_id, place = g.place
    from ${given} where n.id = g.id and n.course_id = ${courseId}`.execute(db)
  await sql`insert into learning_lessons (course_id, chapter_id, place, title, kind, seconds, file_key)
    select ${courseId}, g.chapter_id, g.place, g.title, g.kind, g.seconds, g.file_path
    from ${given} where g.id is null order by g.place`.execute(db)
}
