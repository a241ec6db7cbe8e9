import { coursePermissions as may } from '@residency/contract/areas/courses/course/access'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { allowedActions, holds, permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { type BaseScope, visibleBases } from '../../organisation/organisation.public.ts'

/**
 * Courses somebody sees: those one builds, and those of the bases one answers for; the office all.
 */
export type CourseScope = { userId: number; bases: BaseScope }

export const visibleCourses = (actor: Reader): CourseScope => ({
  userId: actor.userId,
  bases: visibleBases(actor),
})

/** A course without a base asks people of all of them. */
export const mayBuildForAll = (actor: Reader) => visibleBases(actor).kind === 'all'
export const mayTake = (actor: Reader) => holds(actor, may.take)

type Facts = { state: string; lessons: number; isAnswering: boolean }

export const relationsToCourse = ({ lessons, isAnswering }: Omit<Facts, 'state'>) =>
  new Set([
    ...(lessons > 0 ? (['whole'] as const) : []),
    ...(isAnswering ? (['answering'] as const) : []),
  ])

/** Who answers for its base, or all, publishes. Whether it is whole is said by the refusal. */
export function actionsOnCourse(actor: Reader, one: Facts) {
  const steps = allowedActions(
    courseFlow,
    one.state,
    actor,
    relationsToCourse({ ...one, lessons: 1 }),
  )

  return [
    ...(permittedActions(actor, { edit: isEditable(actor, one) && may.build }) as 'edit'[]),
    ...steps,
  ]
}

/** A published course is changed by those who answer for its people. */
export const isEditable = (actor: Reader, one: Pick<Facts, 'state' | 'isAnswering'>) =>
  one.state !== courseFlow.actions.publish.to || (one.isAnswering && holds(actor, may.publish))

export const isPublished = (state: string) => state === courseFlow.actions.publish.to
