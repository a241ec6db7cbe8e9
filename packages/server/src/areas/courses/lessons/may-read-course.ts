import { coursePermissions as may } from '@residency/contract/areas/courses/course/access'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { mayTake, visibleCourses } from '../course/course.policy.ts'
import { findCourse } from '../course/course.queries.ts'
import { findOwnCourse } from '../course/own-course.queries.ts'

/**
 * Videos and documents of a course are read by its people, and by those who build it or are
 * responsible for it.
 */
export async function mayReadCourse(ctx: SignedCtx, id: number): Promise<boolean> {
  if (mayTake(ctx.actor) && (await findOwnCourse(ctx.db, ctx.actor.userId, id))) return true
  return (
    holds(ctx.actor, may.build) &&
    (await findCourse(ctx.db, visibleCourses(ctx.actor), id)) !== undefined
  )
}
