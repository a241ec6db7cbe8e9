import { accountsPermissions as may } from '@residency/contract/areas/accounts/permissions'
import { type FlowActor, holds, permittedActions } from '@residency/contract/kernel'

/** The facts about an actor that the policy needs. */
export type Reader = FlowActor & { userId: number; departmentId: number | null; treePath: string | null; dataScopes: ReadonlySet<number> }

/**
 * Which accounts somebody sees: everybody, or oneself together with the departments of one's data scopes.
 * Accounts with ROOT are seen by ROOT only.
 */
export type UserScope = { hidesRoot: boolean } & (
  | { kind: 'all' }
  | { kind: 'some'; userId: number; treePath: string | null; departmentId: number | null; administers: boolean }
)

/** Data scopes: 0 all, 1 own department and below, 2 own department, 3 self, 4 what one administers. */
export function visibleUsers(actor: Reader): UserScope {
  if (actor.isRoot || actor.dataScopes.has(0)) return { kind: 'all', hidesRoot: !actor.isRoot }
  return {
    kind: 'some',
    hidesRoot: true,
    userId: actor.userId,
    treePath: actor.dataScopes.has(1) ? actor.treePath : null,
    departmentId: actor.dataScopes.has(2) ? actor.departmentId : null,
    administers: actor.dataScopes.has(4),
  }
}

/**
 * What the reader may do to an account they see; nobody deletes or disables themself. Whoever may do more than the reader (`isAbove`)
 * stays as they are: a password, a number or a badge one can set is a way in as that person.
 */
export function actionsOnUser(actor: Reader, user: { id: number; status: number; isAbove: boolean }): string[] {
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

/** Full numbers are for those who may reveal them, and for oneself. */
export const seesPersonalData = (actor: Reader, userId: number) => userId === actor.userId || holds(actor, may.userReveal)

/** Nobody grants what they do not hold: every permission of a granted role must be the granter's own. */
export const mayGrant = (actor: Reader, permissions: readonly string[]) =>
  actor.isRoot || permissions.every((code) => actor.permissions.has(code))
