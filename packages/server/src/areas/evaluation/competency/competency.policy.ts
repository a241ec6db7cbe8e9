import { type Reader, type TeacherScope, teacherScope } from '../../teachers/teachers.public.ts'

/** Whose radar somebody reads: of trainees whom they supervise, of departments and bases they answer for; the office all. */
export type RadarScope = { scope: TeacherScope; userId: number }
export const visibleTrainees = (actor: Reader): RadarScope => ({
  scope: teacherScope(actor, actor.isRoot || actor.dataScopes.has(0)),
  userId: actor.userId,
})
