import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { RoleForm } from '@residency/contract/areas/accounts/roles/role.contract'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isScopeWithin } from './role.policy.ts'
import type { StoredRole } from './role.queries.ts'
import { lockEditableRoles } from './role-lock.ts'

const ROLE_CONSTRAINTS = {
  roles_code_key: accountsErrors.roleCodeTaken,
  roles_name_key: accountsErrors.roleNameTaken,
}

// renamed: the audit log masks fields named `code` as secrets
export const auditValues = (
  r: Pick<RoleForm, 'name' | 'code' | 'sort'> & { status: number; dataScope: number },
) => ({
  name: r.name,
  roleCode: r.code,
  sort: r.sort,
  status: r.status,
  dataScope: r.dataScope,
})

const columns = (form: RoleForm) => ({
  name: form.name,
  code: form.code,
  sort: form.sort,
  status: form.status,
  dataScope: form.dataScope,
})

/** Creates a role without rights. */
export async function createRole(ctx: SignedCtx, form: RoleForm) {
  if (!isScopeWithin(ctx.actor, form.dataScope)) throw fail(accountsErrors.scopeWiderThanHeld)
  return inTransaction(ctx, async (tx) => {
    await createRecord(tx, 'roles', {
      columns: columns(form),
      action: 'accounts.role.create',
      entity: 'role',
      detail: { after: auditValues(form) },
      errors: ROLE_CONSTRAINTS,
    })

    return null
  })
}

/**
 * Changes a role. The code of a built-in role cannot change; ROOT stays enabled, because nobody
 * could enable it again.
 */
export async function updateRole(ctx: SignedCtx, input: RoleForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    const [before] = (await lockEditableRoles(tx, [input.id])) as [StoredRole]
    mustMatchVersion(before, input.version)
    if (before.isBuiltIn && input.code !== before.code) throw fail(accountsErrors.roleBuiltIn)
    if (before.code === 'ROOT' && input.status === 0) throw fail(accountsErrors.lastRoot)
    if (!isScopeWithin(ctx.actor, input.dataScope)) throw fail(accountsErrors.scopeWiderThanHeld)

    const detail = { before: auditValues(before), after: auditValues(input) }

    await changeRecord(tx, 'roles', before, {
      columns: columns(input),
      action: 'accounts.role.update',
      entity: 'role',
      detail,
      errors: ROLE_CONSTRAINTS,
    })

    return null
  })
}
