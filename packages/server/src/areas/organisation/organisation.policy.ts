import { organisationPermissions as may } from '@residency/contract/areas/organisation/access'
import { holds, permittedActions } from '@residency/contract/kernel'
import { DATA_SCOPE, type Reader, seesAll } from '../../platform/reader.ts'

/**
 * Which departments somebody works with: all, or the own one, with what is below and what one
 * administers where the data scope says so.
 */
export type DepartmentScope =
  | { kind: 'all' }
  | {
      kind: 'some'
      departmentId: number | null
      treePath: string | null
      administeredBy: number | null
    }

/**
 * Which ones somebody sees. Data scopes: 0 all, 1 own department and below, 2 and 3 own department,
 * 4 what one administers as well.
 */
export function visibleDepartments(actor: Reader): DepartmentScope {
  if (seesAll(actor)) return { kind: 'all' }
  return {
    kind: 'some',
    departmentId: actor.departmentId,
    treePath: actor.dataScopes.has(DATA_SCOPE.departmentAndBelow) ? actor.treePath : null,
    administeredBy: actor.dataScopes.has(DATA_SCOPE.administered) ? actor.userId : null,
  }
}

/**
 * Which ones somebody changes who may change any: the own one unless the scope is oneself (3), or
 * what one administers (4).
 */
export function changeableDepartments(actor: Reader): DepartmentScope {
  const seen = visibleDepartments(actor)
  const hasOwn =
    actor.dataScopes.has(DATA_SCOPE.departmentAndBelow) ||
    actor.dataScopes.has(DATA_SCOPE.department)

  return seen.kind === 'all' || hasOwn ? seen : { ...seen, departmentId: null }
}

/**
 * Below which ones somebody adds and puts departments: those with everything below them. The own
 * department alone (2) ends with itself.
 */
export function departmentsToAddBelow(actor: Reader): DepartmentScope {
  const seen = visibleDepartments(actor)
  return seen.kind === 'all' ? seen : { ...seen, departmentId: null }
}

/** Which bases somebody works with: all, or those they administer. */
export type BaseScope =
  | { kind: 'all' }
  | { kind: 'administered'; userId: number }
  | { kind: 'none' }

export function visibleBases(actor: Reader): BaseScope {
  if (seesAll(actor)) return { kind: 'all' }
  return actor.dataScopes.has(DATA_SCOPE.administered)
    ? { kind: 'administered', userId: actor.userId }
    : { kind: 'none' }
}

/**
 * Only readers who see all bases create and maintain them; a base's administrators change a few of
 * its fields.
 */
export const mayChangeBases = (actor: Reader) => visibleBases(actor).kind === 'all'

/** What the reader may do to a base they see. */
export function actionsOnBases(actor: Reader): string[] {
  const mayEdit = holds(actor, may.baseEdit) && mayChangeBases(actor)
  return permittedActions(actor, {
    edit: mayEdit && may.baseEdit,
    editOwn: !mayEdit && may.baseEditOwn,
    addMajor: may.majorAdd,
    delete: mayChangeBases(actor) && may.baseDelete,
  })
}

export const actionsOnMajor = (actor: Reader, mode: string): string[] =>
  permittedActions(actor, {
    edit: may.majorEdit,
    map: mode === 'own' && may.majorEdit,
    delete: may.majorDelete,
  })

/** Units make up the whole hospital: readers who see only a part of it cannot change any. */
export const mayChangeUnits = (actor: Reader) => visibleDepartments(actor).kind === 'all'

export const actionsOnUnits = (actor: Reader): string[] =>
  mayChangeUnits(actor)
    ? permittedActions(actor, { addBelow: may.unitAdd, edit: may.unitEdit, delete: may.unitDelete })
    : []

/**
 * The relation of a department to the reader: whether it is in what they change, and whether
 * something may be put below it or its parent.
 */
export type Reach = { isOwn: boolean; hasBelow: boolean; isPlaced: boolean }

/** What the reader may do to a department of the lists by level. */
export const actionsOnLevel = (actor: Reader, { isOwn }: Reach): string[] =>
  permittedActions(actor, {
    edit: isOwn && may.departmentEdit,
    capacity: isOwn && [may.departmentEdit, may.capacityEdit],
    delete: isOwn && may.departmentDelete,
  })

/** What the reader may do to a department of the tree. */
export const actionsOnDepartment = (
  actor: Reader,
  { isOwn, hasBelow, isPlaced }: Reach,
): string[] =>
  permittedActions(actor, {
    addBelow: hasBelow && may.departmentAdd,
    edit: isOwn && may.departmentEdit,
    move: isOwn && isPlaced && may.departmentEdit,
    delete: isOwn && may.departmentDelete,
  })
