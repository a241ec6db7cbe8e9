import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import { holds, permittedActions } from '@residency/contract/kernel'
import { DATA_SCOPE, type Reader, seesAll } from '../../platform/reader.ts'

/**
 * Which accounts a reader sees: all, or their own plus those in the departments of their data
 * scopes. Only ROOT sees accounts with ROOT.
 */
export type UserScope = { hidesRoot: boolean } & (
  | { kind: 'all' }
  | {
      kind: 'some'
      userId: number
      treePath: string | null
      departmentId: number | null
      administers: boolean
    }
)

/**
 * Data scopes: 0 all, 1 own department and below, 2 own department, 3 self, 4 what one administers.
 */
export function visibleUsers(actor: Reader): UserScope {
  if (seesAll(actor)) return { kind: 'all', hidesRoot: !actor.isRoot }
  return {
    kind: 'some',
    hidesRoot: true,
    userId: actor.userId,
    treePath: actor.dataScopes.has(DATA_SCOPE.departmentAndBelow) ? actor.treePath : null,
    departmentId: actor.dataScopes.has(DATA_SCOPE.department) ? actor.departmentId : null,
    administers: actor.dataScopes.has(DATA_SCOPE.administered),
  }
}

/**
 * Actions the reader may take on a visible account. Nobody deletes or disables themselves. Accounts
 * with more rights than the reader (`isAbove`) cannot be changed: a person who sets a password,
 * number or badge can log in as that user.
 */
export function actionsOnUser(
  actor: Reader,
  user: { id: number; status: number; isAbove: boolean },
): string[] {
  const isSelf = user.id === actor.userId
  const mayTouch = !isSelf && !user.isAbove
  return permittedActions(actor, {
    edit: (isSelf || mayTouch) && may.userEdit,
    resetPassword: mayTouch && may.userResetPassword,
    [user.status === 1 ? 'disable' : 'enable']: mayTouch && may.userEdit,
    liftLoginLock: !isSelf && may.lockLift,
    delete: mayTouch && may.userDelete,
  })
}

/** Full numbers are shown to holders of the reveal permission and to the owner. */
export const seesPersonalData = (actor: Reader, userId: number) =>
  userId === actor.userId || holds(actor, may.userReveal)

/**
 * Nobody grants rights they do not hold: every permission of a granted role must be the granter's
 * own.
 */
export const mayGrant = (actor: Reader, permissions: readonly string[]) =>
  actor.isRoot || permissions.every((code) => actor.permissions.has(code))
