import type { Audience } from '@residency/contract/areas/courses/course/course.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnCourse } from './course.policy.ts'
import type { CourseRow } from './course.queries.ts'

/** The record kind of a course's files. */
export const COURSE = 'learningCourse'

/** A course for those who build it or are responsible for it. */
export const presentCourse = (ctx: SignedCtx, c: CourseRow) => ({
  id: c.id,
  name: c.title,
  audience: c.audience as Audience,
  by: c.by,
  base: c.base === null ? null : labelIn(ctx.language, c.base, c.baseEn),
  lessons: c.lessons,
  minutes: c.minutes,
  people: c.people,
  done: c.done,
  dueOn: c.dueOn,
  state: c.state,
  version: c.version,
  actions: actionsOnCourse(ctx.actor, c),
})
