import type { RoleFilters, roleSorts } from '@residency/contract/areas/accounts/roles/role.contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyId, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { lockRows } from '../../../platform/db/versions.ts'
import type { visibleRoles } from './role.policy.ts'

type RoleScope = ReturnType<typeof visibleRoles>

const inScope = (e: ExpressionBuilder<DB, 'roles'>, scope: RoleScope): Expression<SqlBool> =>
  scope.hidesRoot ? e('roles.code', '!=', 'ROOT') : e.val(true)

const permissions = sql<
  string[]
>`array(select distinct m.perm from role_menus rm join menus m on m.id = rm.menu_id
  where rm.role_id = roles.id and m.perm is not null)`.as('permissions')

const SHOWN = [
  'roles.id',
  'roles.name',
  'roles.code',
  'roles.status',
  'roles.sort',
  'roles.dataScope',
  'roles.isBuiltIn',
  'roles.version',
  'roles.createdAt',
  'roles.updatedAt',
] as const

const SORTS: SortColumns<(typeof roleSorts)[number]> = {
  sort: by.column('roles.sort'),
  createTime: by.column('roles.createdAt'),
  updateTime: by.column('roles.updatedAt'),
}

/** One page of visible roles in order, with the total. */
export function findRolePage(db: Db, scope: RoleScope, filters: RoleFilters) {
  const { keywords, status } = filters
  let match = db.selectFrom('roles').where((e) => inScope(e, scope))

  if (keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('roles.name'), containing(keywords)),
        isFoundIn(e.ref('roles.code'), containing(keywords)),
      ]),
    )

  if (status !== undefined) match = match.where('roles.status', '=', status)

  return findPage(match, filters, (rows) =>
    sortedBy(rows.select(SHOWN).select(permissions), filters.sort, SORTS)
      .orderBy('roles.sort')
      .orderBy('roles.id'),
  )
}

/** Visible roles among `ids`, with their permissions. */
export const findRoles = (db: Db, scope: RoleScope, ids: readonly number[]) =>
  db
    .selectFrom('roles')
    .select(SHOWN)
    .select(permissions)
    .where('roles.id', 'in', ids)
    .where((e) => inScope(e, scope))
    .orderBy('roles.id')
    .execute()

/** The same, locked in a fixed order until the transaction ends. */
export async function findRolesForUpdate(db: Db, scope: RoleScope, ids: readonly number[]) {
  await lockRows(db, 'roles', ids)

  return findRoles(db, scope, ids)
}

export type StoredRole = Awaited<ReturnType<typeof findRoles>>[number]

/** Every visible role that is enabled or that an account has, with its permissions. */
export const findUsedRoles = (db: Db, scope: RoleScope) =>
  db
    .selectFrom('roles')
    .select(SHOWN)
    .select(permissions)
    .where((e) =>
      e.or([
        e('roles.status', '=', 1),
        e.exists(e.selectFrom('userRoles').select('userId').whereRef('roleId', '=', 'roles.id')),
      ]),
    )
    .where((e) => inScope(e, scope))
    .orderBy('roles.sort')
    .orderBy('roles.id')
    .execute()

/** The first of these roles that is still assigned to an account. */
export const findAssignedRole = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('roles')
    .innerJoin('userRoles', 'userRoles.roleId', 'roles.id')
    .innerJoin('users', 'users.id', 'userRoles.userId')
    .select('roles.name')
    .where('roles.id', 'in', ids)
    .where('users.deletedAt', 'is', null)
    .orderBy('roles.sort')
    .limit(1)
    .executeTakeFirst()

export const findMenuIds = async (db: Db, roleId: number) =>
  (
    await db
      .selectFrom('roleMenus')
      .select('menuId')
      .where('roleId', '=', roleId)
      .orderBy('menuId')
      .execute()
  ).map((r) => r.menuId)

/**
 * The menus among `ids` with their permission codes, locked against deletion until the transaction
 * ends.
 */
export const findMenusToGrant = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('menus')
    .select(['id', 'perm', 'name', 'nameEn'])
    .where(sql<SqlBool>`id = ${anyId(ids)}`)
    .orderBy('id')
    .forKeyShare()
    .execute()
