import { courseErrors as errors } from '@residency/contract/areas/courses/course/errors'
import type { beatLesson as beat, startLesson as start } from '@residency/contract/areas/courses/course/own-course.contract'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { findOutline } from '../course/course.queries.ts'
import { finishCourse } from '../course/finish-course.ts'
import {
  findPlayable,
  findProgressForUpdate,
  type Playable,
  type ProgressRow,
  takeLesson,
  writeBeat,
} from '../course/own-course.queries.ts'
import { COURSE } from '../course/shown-course.ts'
import { afterBeat, mostSpeedOf, shareOf } from './credit.rules.ts'

function mustBeOpen(ctx: SignedCtx, lesson: Playable) {
  if (lesson.opens_on !== null && lesson.opens_on > dayInChina(ctx.now())) throw fail(errors.courseNotOpen)
}
const shown = ({ seconds }: Playable, row: Pick<ProgressRow, 'ranges' | 'position' | 'covered' | 'done_at'>, isCourseDone: boolean) => ({
  ...{ ranges: row.ranges, position: row.position, share: shareOf(row.covered, seconds, row.done_at !== null) },
  ...{ isDone: row.done_at !== null, isCourseDone },
})

/** Begins or resumes a lesson in one window; whichever was opened last counts. */
export const startLesson = (ctx: SignedCtx, { id, clientId }: InputOf<typeof start, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { userId } = tx.actor
    const lesson = found(await findPlayable(tx.db, userId, id))
    mustBeOpen(tx, lesson)
    await takeLesson(tx.db, { lesson_id: id, user_id: userId, client_id: clientId }, tx.now())
    const row = found(await findProgressForUpdate(tx.db, userId, id))
    const lessons = (await findOutline(tx.db, lesson.course_id)).flatMap((one) => one.lessons)
    const files = await filesOf(tx.db, { kind: COURSE, id: lesson.course_id })
    return {
      ...shown(lesson, row, lesson.course_done_at !== null),
      ...{ title: lesson.title, kind: lesson.kind, seconds: lesson.seconds, courseId: lesson.course_id },
      ...{ course: lesson.course, mostSpeed: mostSpeedOf(lesson) },
      file: found(files.find(({ filePath }) => filePath === lesson.file_key)),
      nextLessonId: lessons[lessons.findIndex((one) => one.id === id) + 1]?.id ?? null,
    }
  })

/** Credits what was played since the last beat of this window; the last missing second of a course completes it. */
export const beatLesson = (ctx: SignedCtx, { id, clientId, seq, speed, position, played }: InputOf<typeof beat, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { userId } = tx.actor
    const now = tx.now()
    const lesson = found(await findPlayable(tx.db, userId, id))
    const before = found(await findProgressForUpdate(tx.db, userId, id))
    if (before.client_id !== clientId) throw fail(errors.playedElsewhere)
    if (seq <= before.last_seq) return shown(lesson, before, lesson.course_done_at !== null)
    mustBeOpen(tx, lesson)
    const row = afterBeat(before, { played, position, speed }, { seconds: lesson.seconds, mostSpeed: mostSpeedOf(lesson) }, now)
    await writeBeat(tx.db, id, userId, { ...row, seq, doneAt: row.done_at }, now)
    const isNew = row.done_at !== null && before.done_at === null && lesson.course_done_at === null
    const isCourseDone = lesson.course_done_at !== null || (isNew && (await finishCourse(tx, lesson)))
    return shown(lesson, row, isCourseDone)
  })
