import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { courseNumber } from '../lessons/credit.rules.ts'
import { courseNotices } from './course-notices.seed.ts'
import { areAllDone } from './own-course.queries.ts'

/** The next running number of a year; the counter only grows. */
async function drawNumber(tx: SignedCtx) {
  const year = yearInChina(tx.now())

  const { last } = await tx.db
    .insertInto('learningCourseNumberCounters')
    .values({ year, last: 1 })
    .onConflict((on) =>
      on
        .column('year')
        .doUpdateSet((e) => ({ last: e('learningCourseNumberCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow()

  return courseNumber(year, last)
}

/**
 * Completes a course whose lessons are all done, and numbers its certificate, once; whether it is
 * done.
 */
export async function finishCourse(
  tx: SignedCtx,
  { courseId, course }: { courseId: number; course: string },
): Promise<boolean> {
  const { userId } = tx.actor

  // Two windows that end two lessons at once come here one after the other.
  await tx.db
    .insertInto('learningCoursePeople')
    .values({ courseId, userId, isAssigned: false })
    .onConflict((on) => on.doNothing())
    .execute()

  const place = await tx.db
    .selectFrom('learningCoursePeople')
    .select('doneAt')
    .where('courseId', '=', courseId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()

  if (place.doneAt !== null) return true
  if (!(await areAllDone(tx.db, courseId, userId))) return false

  const number = await drawNumber(tx)

  await tx.db
    .updateTable('learningCoursePeople')
    .set({ doneAt: tx.now(), certificateNumber: number })
    .where('courseId', '=', courseId)
    .where('userId', '=', userId)
    .execute()

  await tx.audit({
    action: 'learning.course.done',
    entity: courseFlow.name,
    entityId: courseId,
    detail: { number },
  })

  await notify(tx, courseNotices.certificate, [{ userId, values: { title: course, number } }])

  return true
}
