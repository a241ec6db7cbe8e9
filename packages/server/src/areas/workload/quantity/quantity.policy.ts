import { quantityPermissions as may } from '@residency/contract/areas/workload/quantity/permissions'
import { holds } from '@residency/contract/kernel'
import { type Reader, type TeacherScope, teacherScope } from '../../teachers/teachers.public.ts'

/** Whose workload somebody counts: of bases and departments they answer for, of stays they supervise; the office all. */
export const countedTrainees = (actor: Reader): { area: TeacherScope; readerId: number } => ({
  area: teacherScope(actor, actor.isRoot || (actor.dataScopes.has(0) && holds(actor, may.export))),
  readerId: actor.userId,
})
export type CountedScope = ReturnType<typeof countedTrainees>
