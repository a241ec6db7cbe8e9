import { organisationPermissions as may } from '@residency/contract/areas/organisation/permissions'
import type { FlowActor } from '@residency/contract/kernel'

/** What the policy needs to know of whoever acts. */
export type Reader = FlowActor & { userId: number; departmentId: number | null; treePath: string | null; dataScopes: ReadonlySet<number> }

/** Which departments somebody works with: all, or the own one, with what is below and what one administers where the data scope says so. */
export type DepartmentScope =
  | { kind: 'all' }
  | { kind: 'some'; departmentId: number | null; treePath: string | null; administeredBy: number | null }

/** Data scopes: 0 all, 1 own department and below, 2 and 3 own department, 4 what one administers as well. */
export function visibleDepartments(actor: Reader): DepartmentScope {
  if (actor.isRoot || actor.dataScopes.has(0)) return { kind: 'all' }
  return {
    kind: 'some',
    departmentId: actor.departmentId,
    treePath: actor.dataScopes.has(1) ? actor.treePath : null,
    administeredBy: actor.dataScopes.has(4) ? actor.userId : null,
  }
}

const holds = (actor: Reader, code: string) => actor.isRoot || actor.permissions.has(code)

/** What the reader may do to any department they see. */
export const actionsOnDepartments = (actor: Reader): string[] =>
  [
    holds(actor, may.departmentAdd) ? 'addBelow' : '',
    holds(actor, may.departmentEdit) ? 'edit' : '',
    holds(actor, may.departmentDelete) ? 'delete' : '',
  ].filter(Boolean)
