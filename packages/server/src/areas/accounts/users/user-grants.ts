import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { sql } from 'kysely'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { visibleUsers } from '../accounts.policy.ts'
import { holdsAllOf, isAbove } from '../roles/role.policy.ts'
import {
  departmentsAdministeredBy,
  findOwnRolesWithPermissions,
  findRolesWithPermissions,
} from './user.queries.ts'
import type { NamedDepartment } from './user-departments.rules.ts'

/** Refuses a department outside the actor's scope or disabled. */
export async function mustBeOwnDepartment(ctx: SignedCtx, id: number | null) {
  const scope = visibleUsers(ctx.actor)
  if (id === null) {
    if (scope.kind === 'some') throw fail(accountsErrors.departmentUnknown)
    return
  }

  const department = await ctx.db
    .selectFrom('departments')
    .select('treePath')
    .where('id', '=', id)
    .where('status', '=', 1)
    .executeTakeFirst()

  const isOwn =
    department !== undefined &&
    (scope.kind === 'all' ||
      id === scope.departmentId ||
      (scope.treePath !== null && department.treePath.startsWith(scope.treePath)) ||
      (scope.administers && (await administers(ctx, id))))

  if (!isOwn) throw fail(accountsErrors.departmentUnknown)
}

/** The enabled departments in the actor's scope. */
export async function findOwnDepartments(ctx: SignedCtx): Promise<NamedDepartment[]> {
  const scope = visibleUsers(ctx.actor)

  const query = ctx.db
    .selectFrom('departments')
    .select(['id', 'name', 'nameEn', 'code', 'treePath'])
    .where('status', '=', 1)

  if (scope.kind === 'all') return query.execute()

  return query
    .where((e) =>
      e.or([
        ...(scope.departmentId === null ? [] : [e('id', '=', scope.departmentId)]),
        ...(scope.treePath === null ? [] : [e('treePath', 'like', `${scope.treePath}%`)]),
        ...(scope.administers ? [e('id', 'in', departmentsAdministeredBy(ctx.actor.userId))] : []),
      ]),
    )
    .execute()
}

async function administers(ctx: SignedCtx, id: number) {
  const department = await sql<{
    is: boolean
  }>`select ${id} in (${departmentsAdministeredBy(ctx.actor.userId)}) as is`.execute(ctx.db)

  return department.rows[0]!.is
}

/**
 * Refuses roles that do not exist, have permissions the actor lacks or a wider data scope. Only
 * roles new to the account are checked.
 */
export async function mustBeGrantable(
  ctx: SignedCtx,
  roleIds: readonly number[],
  currentRoleIds: readonly number[] = [],
) {
  const roles = await findRolesWithPermissions(ctx.db, roleIds)
  if (roles.length !== new Set(roleIds).size) throw fail(accountsErrors.roleUnknown)

  for (const role of roles.filter((r) => !currentRoleIds.includes(r.id)))
    if (!holdsAllOf(ctx.actor, role) || (role.code === 'ROOT' && !ctx.actor.isRoot))
      throw fail(accountsErrors.grantsMoreThanHeld)

  return roles
}

/**
 * Which of these accounts have more rights than the actor, or would have them if their roles were
 * enabled.
 */
export async function findAbove(
  ctx: SignedCtx,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ctx.actor.isRoot || userIds.length === 0) return new Set()

  const ownRoles = await ctx.db
    .selectFrom('userRoles')
    .select(['userId', 'roleId'])
    .where('userId', 'in', userIds)
    .execute()

  const roles = await findOwnRolesWithPermissions(ctx.db, [
    ...new Set(ownRoles.map((h) => h.roleId)),
  ])
  const above = new Set(roles.filter((role) => isAbove(role, ctx.actor)).map((role) => role.id))

  return new Set(
    ownRoles
      .filter((h) => above.has(h.roleId) && h.userId !== ctx.actor.userId)
      .map((h) => h.userId),
  )
}

/**
 * Refuses if any of these visible accounts has more rights than the actor: a person who sets its
 * password or number could use them.
 */
export async function mustNotBeAbove(ctx: SignedCtx, userIds: readonly number[]) {
  if ((await findAbove(ctx, userIds)).size > 0) throw fail(accountsErrors.accountHoldsMore)
}
