import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { findAssignedRole } from './role.queries.ts'
import { lockEditableRoles } from './role-lock.ts'
import { auditValues } from './role-write.ts'

/** Deletes unused roles, all or none. Deleted accounts do not count as users of a role. */
export async function deleteRoles(ctx: SignedCtx, input: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const roles = await lockEditableRoles(tx, input.ids)
    if (roles.some((r) => r.isBuiltIn)) throw fail(accountsErrors.roleBuiltIn)

    const assigned = await findAssignedRole(tx.db, input.ids)
    if (assigned) throw fail(accountsErrors.roleAssigned, { name: assigned.name })

    await tx.db.deleteFrom('userRoles').where('roleId', 'in', input.ids).execute()
    await tx.db.deleteFrom('roles').where('id', 'in', input.ids).execute()

    for (const role of roles)
      await tx.audit({
        action: 'accounts.role.delete',
        entity: 'role',
        entityId: role.id,
        detail: { before: auditValues(role) },
      })

    return null
  })
}
