import { courseErrors as errors } from '@residency/contract/areas/courses/course/access'
import type { actOnCourse as call } from '@residency/contract/areas/courses/course/course.contract'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import type { InputOf } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { advance } from '../../../platform/flow/advance.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isPublished, relationsToCourse, visibleCourses } from './course.policy.ts'
import { assignPeople, findCourseForUpdate } from './course.queries.ts'
import { notifyAssigned } from './notify-learners.ts'

/** Publishes a course, gives it to its people and notifies them; or withdraws it. */
export const actOnCourse = (ctx: SignedCtx, { id, version, action }: InputOf<typeof call, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const course = mustMatchVersion(
      await findCourseForUpdate(tx.db, visibleCourses(tx.actor), id),
      version,
    )

    if (action === 'publish' && course.isAnswering && course.lessons === 0)
      throw fail(errors.courseEmpty)

    const state = await advance(
      tx,
      courseFlow,
      action,
      { id, state: course.state, relations: relationsToCourse(course) },
      {},
      (next) => updateRow(tx, 'learningCourses', course, { state: next }),
    )

    const people = isPublished(state) ? await assignPeople(tx.db, id, dayInChina(tx.now())) : []

    await notifyAssigned(tx, people)

    return { id, state, people: people.length }
  })
