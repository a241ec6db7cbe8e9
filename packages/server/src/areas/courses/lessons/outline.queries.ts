import type { Outline } from '@residency/contract/areas/courses/course/course.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Ids of a course's chapters and of its lessons that are shown. */
export async function findExistingIds(db: Db, courseId: number) {
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

/**
 * Removes lessons that are not in the outline any more: deletes them, or hides those that were
 * begun.
 */
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
export async function replaceChapters(
  db: Db,
  courseId: number,
  chapters: Outline['chapters'],
): Promise<number[]> {
  const existingIds = chapters.flatMap(({ id }) => (id === null ? [] : [id]))

  await db
    .deleteFrom('learningChapters')
    .where('courseId', '=', courseId)
    .where('id', '<>', noneOfIds(existingIds))
    .execute()

  const rows = chapters.map(({ id, title }, index) => ({ id, title, place: index + 1 }))
  const newRows = sql`${rowsOf(rows, { id: 'bigint', title: 'text', place: 'int' })} g`

  await sql`update learning_chapters c set title = g.title, place = g.place
    from ${newRows} where c.id = g.id and c.course_id = ${courseId}`.execute(db)
  await sql`insert into learning_chapters (course_id, title, place)
    select ${courseId}, g.title, g.place from ${newRows}
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

export async function replaceLessons(db: Db, courseId: number, lessons: readonly NewLesson[]) {
  const rows = lessons.map((lesson, index) => ({ ...lesson, place: index + 1 }))

  const newRows = sql`${rowsOf(rows, {
    id: 'bigint',
    title: 'text',
    kind: 'text',
    seconds: 'int',
    filePath: 'text',
    chapterId: 'bigint',
    place: 'int',
  })} g`

  await sql`update learning_lessons n
      set title = g.title, kind = g.kind, seconds = g.seconds, file_key = g.file_path,
      chapter_id = g.chapter_id, place = g.place
    from ${newRows} where n.id = g.id and n.course_id = ${courseId}`.execute(db)
  await sql`insert into learning_lessons (course_id, chapter_id, place, title, kind, seconds,
      file_key)
    select ${courseId}, g.chapter_id, g.place, g.title, g.kind, g.seconds, g.file_path
    from ${newRows} where g.id is null order by g.place`.execute(db)
}
