import { courseErrors as errors } from '@residency/contract/areas/courses/course/access'
import type {
  beatLesson as beat,
  startLesson as start,
} from '@residency/contract/areas/courses/course/own-course.contract'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findOutline } from '../course/course.queries.ts'
import { finishCourse } from '../course/finish-course.ts'
import {
  beginLesson,
  findPlayable,
  findProgressForUpdate,
  type Playable,
  writeBeat,
} from '../course/own-course.queries.ts'
import { COURSE } from '../course/present-course.ts'
import { afterBeat, maxSpeedOf, presentProgress } from './credit.rules.ts'

function mustBeOpen(ctx: SignedCtx, lesson: Playable) {
  if (lesson.opensOn !== null && lesson.opensOn > dayInChina(ctx.now()))
    throw fail(errors.courseNotOpen)
}

/** Begins or resumes a lesson in one window; whichever was opened last counts. */
export const startLesson = (ctx: SignedCtx, { id, clientId }: InputOf<typeof start, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { userId } = tx.actor
    const lesson = found(await findPlayable(tx.db, userId, id))
    mustBeOpen(tx, lesson)

    await beginLesson(tx.db, { lessonId: id, userId, clientId }, tx.now())

    const row = found(await findProgressForUpdate(tx.db, userId, id))
    const lessons = (await findOutline(tx.db, lesson.courseId)).flatMap(
      (chapter) => chapter.lessons,
    )
    const files = await filesOf(tx.db, { kind: COURSE, id: lesson.courseId })

    return {
      ...presentProgress(lesson.seconds, row, lesson.courseDoneAt !== null),
      title: lesson.title,
      kind: lesson.kind,
      seconds: lesson.seconds,
      courseId: lesson.courseId,
      course: lesson.course,
      mostSpeed: maxSpeedOf(lesson),
      file: found(files.find(({ filePath }) => filePath === lesson.fileKey)),
      nextLessonId: lessons[lessons.findIndex((item) => item.id === id) + 1]?.id ?? null,
    }
  })

/**
 * Credits what was played since the last beat of this window; the last missing second of a course
 * completes it.
 */
export const beatLesson = (
  ctx: SignedCtx,
  { id, clientId, seq, speed, position, played }: InputOf<typeof beat, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { userId } = tx.actor
    const now = tx.now()
    const lesson = found(await findPlayable(tx.db, userId, id))
    const before = found(await findProgressForUpdate(tx.db, userId, id))
    if (before.clientId !== clientId) throw fail(errors.playedElsewhere)
    if (seq <= before.lastSeq)
      return presentProgress(lesson.seconds, before, lesson.courseDoneAt !== null)
    mustBeOpen(tx, lesson)

    const row = afterBeat(
      before,
      { played, position, speed },
      { seconds: lesson.seconds, mostSpeed: maxSpeedOf(lesson) },
      now,
    )

    await writeBeat(tx.db, id, userId, { ...row, seq, doneAt: row.doneAt }, now)

    const isNew = row.doneAt !== null && before.doneAt === null && lesson.courseDoneAt === null
    const isCourseDone = lesson.courseDoneAt !== null || (isNew && (await finishCourse(tx, lesson)))

    return presentProgress(lesson.seconds, row, isCourseDone)
  })
