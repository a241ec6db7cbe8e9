import { qualificationPermissions as may } from '@residency/contract/areas/teachers/qualification/permissions'
import { type FlowActor, holds } from '@residency/contract/kernel'

export type Reader = FlowActor & { userId: number; departmentId: number | null; treePath: string | null; dataScopes: ReadonlySet<number> }

/** The office sees and decides everything about teachers. */
export const isOffice = (actor: Reader) => actor.isRoot || (actor.dataScopes.has(0) && holds(actor, may.qualify))

/**
 * Which teachers' records somebody sees: the office all; others those of the bases they administer and of the departments (with
 * everything below) they head, are teaching secretary of, or administer. `treePath`, `ownDepartmentId`: departments by the data scopes 1 and 2.
 */
export type TeacherScope =
  | { kind: 'all' }
  | { kind: 'some'; userId: number; administers: boolean; treePath: string | null; ownDepartmentId: number | null }

export const visibleTeachers = (actor: Reader): TeacherScope => teacherScope(actor, isOffice(actor))
/** Whether a scope holds nobody, whatever the records are: a figure of it would say nothing. */
export const isOfNobody = (scope: TeacherScope) =>
  scope.kind === 'some' && !scope.administers && scope.treePath === null && scope.ownDepartmentId === null
/** The same scope for another area, which decides by its own rights who sees `all`. */
export function teacherScope(actor: Reader, all: boolean): TeacherScope {
  if (all) return { kind: 'all' }
  return {
    kind: 'some',
    userId: actor.userId,
    administers: actor.dataScopes.has(4),
    treePath: actor.dataScopes.has(1) ? actor.treePath : null,
    ownDepartmentId: actor.dataScopes.has(2) ? actor.departmentId : null,
  }
}
