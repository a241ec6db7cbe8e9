import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { yearInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { courseNumber } from '../lessons/credit.rules.ts'
import { courseNotices } from './course-notices.seed.ts'
import { areAllDone } from './own-course.queries.ts'

/** The next running number of a year; the counter only grows. */
async function takeNumber(tx: SignedCtx) {
  const year = yearInChina(tx.now())
  const { last } = await tx.db
    .insertInto('learning_course_number_counters')
    .values({ year, last: 1 })
    .onConflict((on) => on.column('year').doUpdateSet((e) => ({ last: e('learning_course_number_counters.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return courseNumber(year, last)
}

/** Completes a course whose lessons are all done, and numbers its certificate, once; whether it is done. */
export async function finishCourse(tx: SignedCtx, { course_id, course }: { course_id: number; course: string }): Promise<boolean> {
  const { userId } = tx.actor
  // Two windows that end two lessons at once come here one after the other.
  await tx.db
    .insertInto('learning_course_people')
    .values({ course_id, user_id: userId, is_assigned: false })
    .onConflict((on) => on.doNothing())
    .execute()
  const place = await tx.db
    .selectFrom('learning_course_people')
    .select('done_at')
    .where('course_id', '=', course_id)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (place.done_at !== null) return true
  if (!(await areAllDone(tx.db, course_id, userId))) return false
  const number = await takeNumber(tx)
  await tx.db
    .updateTable('learning_course_people')
    .set({ done_at: tx.now(), certificate_number: number })
    .where('course_id', '=', course_id)
    .where('user_id', '=', userId)
    .execute()
  await tx.audit({ action: 'learning.course.done', entity: courseFlow.name, entityId: course_id, detail: { number } })
  await notify(tx, courseNotices.certificate, [{ userId, values: { title: course, number } }])
  return true
}
