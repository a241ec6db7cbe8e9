import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { holds, permittedActions } from '@residency/contract/kernel'
import { DATA_SCOPE, type Reader, seesAll } from '../../../platform/reader.ts'
import { mayGrant } from '../accounts.policy.ts'

/** A role's permissions and data scope, as the policy compares them. */
export type JudgedRole = {
  code: string
  status: number
  dataScope: number
  isBuiltIn: boolean
  permissions: readonly string[]
}

/** Only ROOT sees the ROOT role. */
export const visibleRoles = (actor: Reader) => ({ hidesRoot: !actor.isRoot })

/**
 * Whether a data scope is within the actor's: 0 (all) contains every scope, 1 (own department and
 * below) contains 2 (own department), everybody has 3 (self); 4 (administered) is within itself and
 * 0 only.
 */
export const isScopeWithin = (actor: Reader, scope: number) =>
  seesAll(actor) ||
  scope === DATA_SCOPE.oneself ||
  actor.dataScopes.has(scope) ||
  (scope === DATA_SCOPE.department && actor.dataScopes.has(DATA_SCOPE.departmentAndBelow))

/** Nobody edits a role with more permissions or a wider data scope than their own. */
export const holdsAllOf = (actor: Reader, role: Pick<JudgedRole, 'dataScope' | 'permissions'>) =>
  mayGrant(actor, role.permissions) && isScopeWithin(actor, role.dataScope)

// Permission codes over other people's accounts. Business permissions are not compared: otherwise
// the system administrator, who has none, could not reset an applicant's password.
const OF_SHELL = 'sys:'

/**
 * Whether a role outranks an actor: it has account permissions they lack, or its permissions have a
 * wider data scope.
 */
export function isAbove(
  role: Pick<JudgedRole, 'dataScope' | 'permissions'>,
  actor: Reader,
): boolean {
  if (role.permissions.length === 0) return false

  const permissions = role.permissions.filter((code) => code.startsWith(OF_SHELL))
  return !holdsAllOf(actor, { ...role, permissions })
}

/**
 * Whether an actor may make a user the administrator of a place, in this role. The permission to
 * hand over is enough, because it is the office's task and the role is limited to the place;
 * account rights and the scope are compared all the same.
 */
export const mayAppoint = (actor: Reader, role: Pick<JudgedRole, 'dataScope' | 'permissions'>) =>
  holdsAllOf(actor, role) || (holds(actor, may.userHandOver) && !isAbove(role, actor))

/** Actions the reader may take on a visible role. */
export function actionsOnRole(actor: Reader, role: JudgedRole): string[] {
  if (!holdsAllOf(actor, role)) return []
  return permittedActions(actor, {
    edit: may.roleEdit,
    assignMenus: may.roleEdit,
    enable: role.status === 0 && may.roleEdit,
    disable: role.status === 1 && role.code !== 'ROOT' && may.roleEdit,
    delete: !role.isBuiltIn && may.roleDelete,
  })
}
