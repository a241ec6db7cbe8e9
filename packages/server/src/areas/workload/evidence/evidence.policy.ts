import { evidencePermissions as may } from '@residency/contract/areas/workload/evidence/permissions'
import { holds } from '@residency/contract/kernel'
import { type Reader, type TeacherScope, teacherScope } from '../../teachers/teachers.public.ts'

/** Findings are read by the administrators of the trainee's base, and all of them by the office; never by whom they are about. */
export const readFindings = (actor: Reader): { area: TeacherScope; readerId: number } => ({
  area: teacherScope(actor, actor.isRoot || (actor.dataScopes.has(0) && holds(actor, may.manage))),
  readerId: actor.userId,
})
export type FindingScope = ReturnType<typeof readFindings>
