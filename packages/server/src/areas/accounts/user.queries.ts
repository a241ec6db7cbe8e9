import type { UserFilters } from '@residency/contract/areas/accounts/user.contract'
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { FieldCrypto } from '../../platform/crypto/fields.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { UserScope } from './accounts.policy.ts'

/** Departments somebody administers themself or by their base, with everything below. */
export const departmentsAdministeredBy = (userId: number) => sql<number>`
  select d.id from departments d join departments top on d.tree_path like top.tree_path || '%'
  where top.id in (select department_id from department_administrators where user_id = ${userId}
    union select b.department_id from base_administrators a join bases b on b.id = a.base_id where a.user_id = ${userId})`

/** The scope as a condition on `users`; list, get, export and file access share it. */
export function withinUserScope(e: ExpressionBuilder<DB, 'users'>, scope: UserScope): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = [e('users.deleted_at', 'is', null)]
  if (scope.hidesRoot)
    parts.push(
      // by the role's id: a join with roles makes PostgreSQL walk through all user_roles for every page of an export
      sql<SqlBool>`not exists (select 1 from user_roles ur where ur.user_id = users.id and ur.role_id = (select r.id from roles r where r.code = 'ROOT'))`,
    )
  if (scope.kind === 'some') {
    const any: Expression<SqlBool>[] = [e('users.id', '=', scope.userId)]
    if (scope.treePath)
      any.push(sql<SqlBool>`users.department_id in (select d.id from departments d where d.tree_path like ${`${scope.treePath}%`})`)
    if (scope.departmentId !== null) any.push(e('users.department_id', '=', scope.departmentId))
    if (scope.administers) any.push(sql<SqlBool>`users.department_id in (${departmentsAdministeredBy(scope.userId)})`)
    parts.push(e.or(any))
  }
  return e.and(parts)
}

/** `%` and `_` of a search are letters, not patterns. */
export const containing = (words: string) => `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`

function withinFilters(
  e: ExpressionBuilder<DB, 'users'>,
  filters: Omit<UserFilters, 'pageNum' | 'pageSize'>,
  fields: FieldCrypto,
): Expression<SqlBool> {
  const parts: Expression<SqlBool>[] = [e('users.username', '!=', 'root')]
  const words = filters.keywords
  if (words) {
    const digits = words.replaceAll(/[\s-]/g, '')
    const hashes = /^\d{11}$/.test(digits)
      ? fields.hashesOf('mobile', digits)
      : /^\d{17}[\dXx]$/.test(digits)
        ? fields.hashesOf('idCard', digits.toUpperCase())
        : []
    const any: Expression<SqlBool>[] = [
      e('users.username', 'like', containing(words.toLowerCase())),
      e('users.nickname', 'like', containing(words)),
      e('users.real_name', 'like', containing(words)),
      e('users.chest_arr_num', '=', words),
    ]
    if (hashes.length) any.push(e('users.mobile_hash', 'in', hashes), e('users.id_card_hash', 'in', hashes))
    parts.push(e.or(any))
  }
  if (filters.status !== undefined) parts.push(e('users.status', '=', filters.status))
  if (filters.deptId !== undefined)
    parts.push(
      sql<SqlBool>`users.department_id in (select d.id from departments d join departments top on top.id = ${filters.deptId} where d.tree_path like top.tree_path || '%')`,
    )
  if (filters.roleCode !== undefined)
    parts.push(
      sql<SqlBool>`exists (select 1 from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id and r.code = ${filters.roleCode})`,
    )
  if (filters.startTime) parts.push(sql<SqlBool>`users.created_at >= ${`${filters.startTime} 00:00:00+08`}::timestamptz`)
  if (filters.endTime) parts.push(sql<SqlBool>`users.created_at < ${`${filters.endTime} 00:00:00+08`}::timestamptz + interval '1 day'`)
  return e.and(parts)
}

const ORDERS = { username: 'users.username', nickname: 'users.nickname', createTime: 'users.created_at' } as const
const orderOf = (sort: UserFilters['sort']) => {
  if (!sort) return { by: ORDERS.createTime, way: 'desc' } as const
  const down = sort.startsWith('-')
  return { by: ORDERS[(down ? sort.slice(1) : sort) as keyof typeof ORDERS], way: down ? 'desc' : 'asc' } as const
}

/** Visible users that match; the list, its count and the export start here. */
export const users = (db: Db, scope: UserScope, filters: Omit<UserFilters, 'pageNum' | 'pageSize'>, fields: FieldCrypto) =>
  db
    .selectFrom('users')
    .where((e) => withinUserScope(e, scope))
    .where((e) => withinFilters(e, filters, fields))

export const SHOWN = [
  'users.id',
  'users.username',
  'users.nickname',
  'users.real_name',
  'users.mobile_sealed',
  'users.gender',
  'users.avatar',
  'users.email',
  'users.status',
  'users.chest_arr_num',
  'users.created_at',
  'departments.name as department',
] as const
const roleNames = sql<
  string | null
>`(select string_agg(r.name, ',' order by r.sort, r.id) from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = users.id)`

/** One page of visible users with the count of all that match. */
export async function findUserPage(db: Db, scope: UserScope, filters: UserFilters, fields: FieldCrypto) {
  const order = orderOf(filters.sort)
  const match = users(db, scope, filters, fields)
  const [rows, { total }] = await Promise.all([
    match
      .leftJoin('departments', 'departments.id', 'users.department_id')
      .select(SHOWN)
      .select(roleNames.as('role_names'))
      .orderBy(order.by, order.way)
      .orderBy('users.id', order.way)
      .limit(filters.pageSize)
      .offset((filters.pageNum - 1) * filters.pageSize)
      .execute(),
    match.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}
export type ShownUser = Awaited<ReturnType<typeof findUserPage>>['rows'][number]

/** One visible account with everything its form needs. */
export const findUser = (db: Db, scope: UserScope, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.department_id')
    .selectAll('users')
    .select(['departments.name as department', roleNames.as('role_names')])
    .where('users.id', '=', id)
    .where((e) => withinUserScope(e, scope))
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const findUserForUpdate = (db: Db, scope: UserScope, id: number) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where((e) => withinUserScope(e, scope))
    .forUpdate()
    .executeTakeFirst()

export const findRoleIds = async (db: Db, userId: number) =>
  (await db.selectFrom('user_roles').select('role_id').where('user_id', '=', userId).orderBy('role_id').execute()).map((r) => r.role_id)

/** Enabled roles by id with the permissions they give and how far these reach. */
export async function findRolesWithPermissions(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('roles')
    .select(['roles.id', 'roles.code', 'roles.data_scope as dataScope'])
    .select(
      sql<
        string[]
      >`array(select distinct m.perm from role_menus rm join menus m on m.id = rm.menu_id where rm.role_id = roles.id and m.perm is not null)`.as(
        'permissions',
      ),
    )
    .where('roles.id', 'in', ids)
    .where('roles.status', '=', 1)
    .execute()
}
/** Enabled ROOT accounts besides these; accounts and their role are locked so that two cannot leave at once. Asked before any other account is locked. */
export async function countOtherRoots(db: Db, besides: readonly number[]): Promise<number> {
  const rows = await sql<{ id: number }>`select u.id from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id
    where r.code = 'ROOT' and u.status = 1 and u.deleted_at is null order by u.id for update of u, ur`.execute(db)
  return rows.rows.filter((r) => !besides.includes(r.id)).length
}
export const nextUserIds = async (db: Db, count: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id from generate_series(1, ${count}::int)`.execute(
      db,
    )
  ).rows.map((r) => r.id)
