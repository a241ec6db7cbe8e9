import type { RoleFilters, RoleRow } from '@residency/contract/areas/accounts/roles/role.contract'
import { secondInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { actionsOnRole, holdsAllOf, visibleRoles } from './role.policy.ts'
import {
  findMenuIds,
  findRolePage,
  findRoles,
  findUsedRoles,
  type StoredRole,
} from './role.queries.ts'
import { roleName } from './role-name.rules.ts'

/** Roles visible to the reader, each with its allowed actions. */
export async function listRoles(ctx: SignedCtx, filters: RoleFilters) {
  const { rows, total } = await findRolePage(ctx.db, visibleRoles(ctx.actor), filters)

  const list = rows.map(({ createdAt, updatedAt, permissions, ...role }) => ({
    ...(role as typeof role & Pick<RoleRow, 'status' | 'dataScope'>),
    createTime: secondInChina(createdAt),
    updateTime: secondInChina(updatedAt),
    actions: actionsOnRole(ctx.actor, { ...role, permissions }),
  }))

  return { list, total }
}

/**
 * Enabled roles, and switched-off ones that an account still has: a form shows the roles of the
 * account by name even if the reader may not grant them.
 */
export async function listRoleOptions(ctx: SignedCtx) {
  const roles = await findUsedRoles(ctx.db, visibleRoles(ctx.actor))
  const isGrantable = (role: StoredRole) => role.status === 1 && holdsAllOf(ctx.actor, role)
  return roles.map((role) => ({
    value: role.id,
    label: roleName(ctx.language, role),
    code: role.code,
    ...(isGrantable(role) ? {} : { disabled: true as const }),
  }))
}

async function findVisible(ctx: SignedCtx, id: number) {
  const [role] = await findRoles(ctx.db, visibleRoles(ctx.actor), [id])
  return found(role)
}

/** The form values of one visible role. */
export async function getRoleForm(ctx: SignedCtx, input: { id: number }) {
  const role = await findVisible(ctx, input.id)
  return role as typeof role & Pick<RoleRow, 'status' | 'dataScope'>
}

/** The menus granted to a visible role. */
export async function getRoleMenuIds(ctx: SignedCtx, input: { id: number }) {
  const role = await findVisible(ctx, input.id)
  return findMenuIds(ctx.db, role.id)
}
