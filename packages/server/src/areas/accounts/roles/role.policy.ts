import { accountsPermissions as may } from '@residency/contract/areas/accounts/permissions'
import { permittedActions } from '@residency/contract/kernel'
import type { Reader } from '../accounts.policy.ts'
import { mayGrant } from '../accounts.policy.ts'

/** A role as the policy judges it: what it gives and how far it reaches. */
export type JudgedRole = { code: string; status: number; dataScope: number; isBuiltIn: boolean; permissions: readonly string[] }

/** The ROOT role is seen by ROOT only. */
export const visibleRoles = (actor: Reader) => ({ hidesRoot: !actor.isRoot })

/**
 * Whether a data scope lies within what somebody has: 0 all holds everything, 1 own department and below holds 2 own department,
 * everybody holds 3 self; 4 what one administers is within itself and 0 only.
 */
export const isScopeWithin = (actor: Reader, scope: number) =>
  actor.isRoot || scope === 3 || actor.dataScopes.has(0) || actor.dataScopes.has(scope) || (scope === 2 && actor.dataScopes.has(1))

/** Nobody edits a role that gives more than they hold, in permissions or in reach. */
export const holdsAllOf = (actor: Reader, role: Pick<JudgedRole, 'dataScope' | 'permissions'>) =>
  mayGrant(actor, role.permissions) && isScopeWithin(actor, role.dataScope)

// Codes of the shell itself: rights over other people's accounts. Those of the business are not compared, or the system
// administrator, who holds none, could not help an applicant who forgot a password.
const OF_SHELL = 'sys:'

/** Whether a role puts its holders above somebody: it gives rights of the shell they lack, or rights that reach farther than theirs. */
export function isAbove(role: Pick<JudgedRole, 'dataScope' | 'permissions'>, actor: Reader): boolean {
  if (role.permissions.length === 0) return false
  const permissions = role.permissions.filter((code) => code.startsWith(OF_SHELL))
  return !holdsAllOf(actor, { ...role, permissions })
}

/** What the reader may do to a role they see. */
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
