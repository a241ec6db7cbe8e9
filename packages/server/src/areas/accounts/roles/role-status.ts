import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { changeRecord } from '../../../platform/db/records.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { StoredRole } from './role.queries.ts'
import { lockEditableRoles } from './role-lock.ts'

/** Enables or disables a role; its users gain or lose its rights with their next request. */
export async function setRoleStatus(ctx: SignedCtx, input: { id: number; status: 0 | 1 }) {
  return inTransaction(ctx, async (tx) => {
    const [before] = (await lockEditableRoles(tx, [input.id])) as [StoredRole]
    if (before.code === 'ROOT' && input.status === 0) throw fail(accountsErrors.lastRoot)

    const detail = { before: before.status, after: input.status }

    await changeRecord(tx, 'roles', before, {
      columns: { status: input.status },
      action: 'accounts.role.setStatus',
      entity: 'role',
      detail,
    })

    return null
  })
}
