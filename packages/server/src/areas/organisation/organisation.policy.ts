import { organisationPermissions as may } from '@residency/contract/areas/organisation/permissions'
import type { FlowActor } from '@residency/contract/kernel'

/** What the policy needs to know of whoever acts. */
export type Reader = FlowActor & { userId: number; departmentId: number | null; treePath: string | null; dataScopes: ReadonlySet<number> }

const holds = (actor: Reader, code: string) => actor.isRoot || actor.permissions.has(code)

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

/** Which bases somebody works with: all, or those they administer. */
export type BaseScope = { kind: 'all' } | { kind: 'administered'; userId: number } | { kind: 'none' }
export function visibleBases(actor: Reader): BaseScope {
  if (actor.isRoot || actor.dataScopes.has(0)) return { kind: 'all' }
  return actor.dataScopes.has(4) ? { kind: 'administered', userId: actor.userId } : { kind: 'none' }
}

/** What the reader may do to a base they see: the office everything, who administers it a few fields of it. */
export function actionsOnBases(actor: Reader): string[] {
  const mayEdit = holds(actor, may.baseEdit) && visibleBases(actor).kind === 'all'
  return [
    mayEdit ? 'edit' : '',
    !mayEdit && holds(actor, may.baseEditOwn) ? 'editOwn' : '',
    holds(actor, may.majorAdd) ? 'addMajor' : '',
    holds(actor, may.baseDelete) ? 'delete' : '',
  ].filter(Boolean)
}
export const actionsOnMajor = (actor: Reader, mode: string): string[] =>
  [
    holds(actor, may.majorEdit) ? 'edit' : '',
    holds(actor, may.majorEdit) && mode === 'own' ? 'map' : '',
    holds(actor, may.majorDelete) ? 'delete' : '',
  ].filter(Boolean)
export const actionsOnUnits = (actor: Reader): string[] =>
  [
    holds(actor, may.unitAdd) ? 'addBelow' : '',
    holds(actor, may.unitEdit) ? 'edit' : '',
    holds(actor, may.unitDelete) ? 'delete' : '',
  ].filter(Boolean)
/** What the reader may do to a department of the lists by level. */
export const actionsOnLevels = (actor: Reader): string[] =>
  [
    holds(actor, may.departmentEdit) ? 'edit' : '',
    holds(actor, may.departmentEdit) || holds(actor, may.capacityEdit) ? 'capacity' : '',
    holds(actor, may.departmentDelete) ? 'delete' : '',
  ].filter(Boolean)

/** What the reader may do to any department they see. */
export const actionsOnDepartments = (actor: Reader): string[] =>
  [
    holds(actor, may.departmentAdd) ? 'addBelow' : '',
    holds(actor, may.departmentEdit) ? 'edit' : '',
    holds(actor, may.departmentEdit) ? 'move' : '',
    holds(actor, may.departmentDelete) ? 'delete' : '',
  ].filter(Boolean)
