import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { holdsAllOf, visibleRoles } from './role.policy.ts'
import { findRolesForUpdate, type StoredRole } from './role.queries.ts'

/** Locks visible roles; refuses a role with more rights than the actor holds. */
export async function lockEditableRoles(
  ctx: SignedCtx,
  ids: readonly number[],
): Promise<StoredRole[]> {
  const roles = await findRolesForUpdate(ctx.db, visibleRoles(ctx.actor), ids)
  if (roles.length !== ids.length) throw notFound()

  for (const role of roles)
    if (!holdsAllOf(ctx.actor, role)) throw fail(accountsErrors.roleHoldsMore, { name: role.name })

  return roles
}
