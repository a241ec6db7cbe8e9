import type { Waivers } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/connect/pool.ts'

export type Role = {
  code: string
  name: string
  sort: number
  isEnabled: boolean
  dataScope: number
  permissions: readonly string[]
}

export type Rights = {
  roles: string[]
  roleIds: number[]
  permissions: ReadonlySet<string>
  dataScopes: ReadonlySet<number>
  isRoot: boolean
}

/** The rules of two persons that are waived, each by the last change of its setting. */
async function findWaivers(db: Db): Promise<Waivers> {
  const last = await db
    .selectFrom('secondPersonChanges')
    .distinctOn('rule')
    .select(['id', 'rule', 'isWaived'])
    .orderBy('rule')
    .orderBy('id', 'desc')
    .execute()

  return new Map(last.filter((change) => change.isWaived).map(({ rule, id }) => [rule, id]))
}

/**
 * Loads every role with its permissions, every existing permission, and the waived rules of two
 * persons.
 */
export async function loadRoles(
  db: Db,
): Promise<{ roles: Map<number, Role>; everyPermission: Set<string>; waivers: Waivers }> {
  const every = await db
    .selectFrom('menus')
    .select('perm')
    .distinct()
    .where('perm', 'is not', null)
    .execute()

  const roles = await db
    .selectFrom('roles')
    .select(['id', 'code', 'name', 'sort', 'status', 'dataScope'])
    .execute()

  const perms = await db
    .selectFrom('roleMenus')
    .innerJoin('menus', 'menus.id', 'roleMenus.menuId')
    .select(['roleMenus.roleId', 'menus.perm'])
    .where('menus.perm', 'is not', null)
    .execute()

  const byRole = new Map<number, string[]>(roles.map((r) => [r.id, []]))

  for (const { roleId, perm } of perms) byRole.get(roleId)?.push(perm as string)

  return {
    roles: new Map(
      roles.map(({ id, code, name, sort, status, dataScope }) => [
        id,
        { code, name, sort, isEnabled: status === 1, dataScope, permissions: byRole.get(id)! },
      ]),
    ),
    everyPermission: new Set(every.map((m) => m.perm as string)),
    waivers: await findWaivers(db),
  }
}

// ROOT holds every permission; its set lists all existing ones for clients that only compare codes.
export const combineRoles = (
  roleIds: readonly number[],
  all: Map<number, Role>,
  everyPermission: ReadonlySet<string>,
): Rights => {
  const enabledIds = roleIds.filter((id) => all.get(id)?.isEnabled)
  const roles = enabledIds.map((id) => all.get(id)!)
  const isRoot = roles.some((r) => r.code === 'ROOT')

  return {
    roles: roles.map((r) => r.code),
    roleIds: enabledIds,
    permissions: isRoot ? everyPermission : new Set(roles.flatMap((r) => r.permissions)),
    dataScopes: new Set(roles.map((r) => r.dataScope)),
    isRoot,
  }
}

/** The roles of an account in order, switched-off ones too. */
export const findRolesOf = (db: Db, userId: number) =>
  db
    .selectFrom('userRoles')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select(['roles.name', 'roles.code'])
    .where('userRoles.userId', '=', userId)
    .orderBy('roles.sort')
    .orderBy('roles.id')
    .execute()
