import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { holdsAllOf } from '../roles/role.policy.ts'
import { findRolesWithPermissions } from '../users/user.queries.ts'
import { type RoleBook, roleKey } from './import-users.rules.ts'
import { findEnabledRoles } from './user-import.queries.ts'

/** Enabled roles, each with whether the importing user may grant it. */
export async function findGivableRoles(ctx: SignedCtx) {
  const roles = await findEnabledRoles(ctx.db)
  const ids = roles.map((role) => role.id)
  const grantable = new Map(
    (await findRolesWithPermissions(ctx.db, ids)).map((role) => [role.id, role]),
  )

  const mayGive = (id: number) => {
    const role = grantable.get(id)
    return role !== undefined && holdsAllOf(ctx.actor, role)
  }

  return roles.map((role) => ({
    ...role,
    mayGive: mayGive(role.id) && (role.code !== 'ROOT' || ctx.actor.isRoot),
  }))
}

/** The same by code and by name; codes take precedence. */
export async function rolesByName(ctx: SignedCtx): Promise<RoleBook> {
  const roles = await findGivableRoles(ctx)
  return new Map([
    ...roles.map((role) => [roleKey(role.name), role] as const),
    ...roles.map((role) => [roleKey(role.code), role] as const),
  ])
}
