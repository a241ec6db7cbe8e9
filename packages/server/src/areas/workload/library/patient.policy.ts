import { patientPermissions as may } from '@residency/contract/areas/workload/library/permissions'
import { holds, permittedActions } from '@residency/contract/kernel'
import { type Reader, type TeacherScope, teacherScope } from '../../teachers/teachers.public.ts'

/** Whose patient libraries somebody reads and keeps: of the departments they work in or answer for, a base those of its departments. */
export const keptLibraries = (actor: Reader): TeacherScope =>
  teacherScope(
    { ...actor, dataScopes: new Set([...actor.dataScopes, 2]) },
    actor.isRoot || (actor.dataScopes.has(0) && holds(actor, may.manage)),
  )
export const actionsOnPatient = (actor: Reader, isUsed: boolean) =>
  permittedActions(actor, { edit: may.manage, delete: !isUsed && may.manage })
