import { DATA_SCOPE, type Reader } from '../../platform/reader.ts'

/**
 * Which part of the organisation a person reads: all of it, or the bases they administer and their
 * departments with everything below. These are departments that they head, are teaching secretary
 * of, or administer. `treePath`, `ownDepartmentId`: departments by the data scopes of their roles.
 */
export type OrgScope =
  | { kind: 'all' }
  | {
      kind: 'some'
      userId: number
      administers: boolean
      treePath: string | null
      ownDepartmentId: number | null
    }

/**
 * The reader's part of the organisation. Each area decides by its own rights who reads `all` of its
 * records.
 */
export function orgScope(actor: Reader, all: boolean): OrgScope {
  if (all) return { kind: 'all' }

  return {
    kind: 'some',
    userId: actor.userId,
    administers: actor.dataScopes.has(DATA_SCOPE.administered),
    treePath: actor.dataScopes.has(DATA_SCOPE.departmentAndBelow) ? actor.treePath : null,
    ownDepartmentId: actor.dataScopes.has(DATA_SCOPE.department) ? actor.departmentId : null,
  }
}

/** No part of the organisation: for readers without the right to any. */
export const NOWHERE: OrgScope = {
  kind: 'some',
  userId: 0,
  administers: false,
  treePath: null,
  ownDepartmentId: null,
}

/** Whether a scope reaches nobody at all: a figure of it would say nothing. */
export const isOfNobody = (scope: OrgScope): boolean =>
  scope.kind === 'some' &&
  !scope.administers &&
  scope.treePath === null &&
  scope.ownDepartmentId === null
