import { coursePermissions as may } from '@residency/contract/areas/courses/course/access'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Courses that a user sees: those they build, and those of the bases they are responsible for; the
 * office all.
 */
export type CourseScope = { userId: number; bases: BaseScope }

export const visibleCourses = (actor: Reader): CourseScope => ({
  userId: actor.userId,
  bases: visibleBases(actor),
})

/** A course without a base is for people of all bases. */
export const mayBuildForAll = (actor: Reader) => visibleBases(actor).kind === 'all'
export const mayTake = (actor: Reader) => holds(actor, may.take)

type Facts = { state: string; lessons: number; isAnswering: boolean }

export const relationsToCourse = ({ lessons, isAnswering }: Omit<Facts, 'state'>) =>
  new Set([
    ...(lessons > 0 ? (['whole'] as const) : []),
    ...(isAnswering ? (['answering'] as const) : []),
  ])

/**
 * Users who are responsible for its base, or for all, publish. The publication itself refuses an
 * incomplete course.
 */
export function actionsOnCourse(actor: Reader, course: Facts) {
  const steps = allowedActions(
    courseFlow,
    course.state,
    actor,
    relationsToCourse({ ...course, lessons: 1 }),
  )

  return [
    ...(permittedActions(actor, { edit: isEditable(actor, course) && may.build }) as 'edit'[]),
    ...steps,
  ]
}

/** A published course is changed by those who are responsible for its people. */
export const isEditable = (actor: Reader, course: Pick<Facts, 'state' | 'isAnswering'>) =>
  course.state !== courseFlow.actions.publish.to ||
  (course.isAnswering && holds(actor, may.publish))

export const isPublished = (state: string) => state === courseFlow.actions.publish.to
