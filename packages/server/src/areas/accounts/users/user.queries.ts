import type { UserFilters, userSorts } from '@residency/contract/areas/accounts/users/user.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
import { foldCode } from '@residency/contract/kernel/fold'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type FieldCrypto, hashesOfNumber } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { containing } from '../../../platform/db/patterns.ts'
import { by, chosenOrder, type SortColumns } from '../../../platform/db/sorting.ts'
import type { UserScope } from '../accounts.policy.ts'
import { isAccountInUse } from './account-facts.queries.ts'

// Conditions on `users` are static SQL: the list is requested often, and building the expression
// cost more than running it.
type Condition = RawBuilder<SqlBool>
const all = (parts: readonly Condition[]): Condition => sql`(${sql.join(parts, sql` and `)})`
const any = (parts: readonly Condition[]): Condition => sql`(${sql.join(parts, sql` or `)})`

/** Departments an account administers directly or through its base, with their subtrees. */
export const departmentsAdministeredBy = (userId: number) => sql<number>`
  select d.id from departments d join departments top on d.tree_path like top.tree_path || '%'
  where top.id in (select department_id from department_administrators where user_id = ${userId}
    union select b.department_id from base_administrators a join bases b on b.id = a.base_id
      where a.user_id = ${userId})`

/** The scope as a condition on `users`, shared by list, get, export and file access. */
export function withinUserScope(scope: UserScope): Condition {
  const parts: Condition[] = [sql`users.deleted_at is null`]

  if (scope.hidesRoot)
    parts.push(
      // the few ROOT accounts are found once; a check per row makes PostgreSQL scan all user_roles
      sql`users.id <> all (array(select ur.user_id from user_roles ur
          join roles r on r.id = ur.role_id where r.code = 'ROOT'))`,
    )

  if (scope.kind === 'some') {
    const ways: Condition[] = [sql`users.id = ${scope.userId}`]

    if (scope.treePath)
      ways.push(
        sql`users.department_id in (select d.id from departments d
            where d.tree_path like ${`${scope.treePath}%`})`,
      )

    if (scope.departmentId !== null) ways.push(sql`users.department_id = ${scope.departmentId}`)
    if (scope.administers)
      ways.push(sql`users.department_id in (${departmentsAdministeredBy(scope.userId)})`)

    parts.push(any(ways))
  }

  return all(parts)
}

/** The list's filters, or one account id. */
type UserSearch = Omit<UserFilters, 'pageNum' | 'pageSize'> & { id?: number }

function withinFilters(filters: UserSearch, fields: FieldCrypto): Condition {
  const parts: Condition[] = [sql`users.username <> 'root'`]
  if (filters.id !== undefined) parts.push(sql`users.id = ${filters.id}`)

  const words = filters.keywords

  if (words) {
    const ways: Condition[] = [
      sql`fold_search(users.username) like ${containing(words)}`,
      sql`users.name_search like ${containing(words)}`,
      sql`fold_code(users.chest_arr_num) = ${foldCode(words)}`,
    ]

    const hashes = hashesOfNumber(fields, words)

    ways.push(sql`users.mobile_hash = any(${hashes})`, sql`users.id_card_hash = any(${hashes})`)
    parts.push(any(ways))
  }

  if (filters.status !== undefined) parts.push(sql`users.status = ${filters.status}`)

  if (filters.deptId !== undefined)
    parts.push(
      sql`users.department_id in (select d.id from departments d
          join departments top on top.id = ${filters.deptId}
          where d.tree_path like top.tree_path || '%')`,
    )

  if (filters.roleCode !== undefined)
    parts.push(
      // found once: a check per account reads the roles of all that are newer
      sql`users.id = any(array(select ur.user_id from user_roles ur
          join roles r on r.id = ur.role_id where r.code = ${filters.roleCode}))`,
    )

  if (filters.startTime)
    parts.push(sql`users.created_at >= ${`${filters.startTime} 00:00:00+08`}::timestamptz`)

  if (filters.endTime)
    parts.push(
      sql`users.created_at < ${`${filters.endTime} 00:00:00+08`}::timestamptz + interval '1 day'`,
    )

  return all(parts)
}

export const USER_SORTS: SortColumns<(typeof userSorts)[number]> = {
  username: by.column('username'),
  nickname: by.name('nickname'),
  createTime: by.column('createdAt'),
}

/** Base query of visible matching users, shared with the export. */
export const users = (db: Db, scope: UserScope, filters: UserSearch, fields: FieldCrypto) =>
  db.selectFrom('users').where(withinUserScope(scope)).where(withinFilters(filters, fields))

export const SHOWN = [
  'users.id',
  'users.username',
  'users.nickname',
  'users.realName',
  'users.mobileSealed',
  'users.gender',
  'users.avatar',
  'users.email',
  'users.status',
  'users.chestArrNum',
  'users.createdAt',
  'departments.name as department',
  'departments.nameEn as departmentEn',
] as const

/** A user as the list shows it. */
export type UserListRow = {
  id: number
  username: string
  nickname: string
  realName: string | null
  mobileSealed: string | null
  gender: number | null
  avatar: string | null
  email: string | null
  status: 0 | 1
  chestArrNum: string | null
  createdAt: Date
  department: string | null
  roleIds: number[]
}

/** One page of visible users with the total in one query; a page past the end is empty. */
export async function findUserPage(
  db: Db,
  scope: UserScope,
  filters: UserFilters & UserSearch,
  fields: FieldCrypto,
  language: Language,
) {
  const chosen = chosenOrder(filters.sort, USER_SORTS)
  const latest = sql`created_at desc, id desc`
  const order = chosen ? sql`${chosen}, ${latest}` : latest

  const departmentName = labelIn(
    language,
    sql`departments.name`,
    sql`coalesce(departments.name_en, departments.name)`,
  )

  const match = sql`users where ${withinUserScope(scope)} and ${withinFilters(filters, fields)}`

  // words are compared with every account: once for the page and the total
  const [found, listed, counted] = filters.keywords
    ? [
        sql`found as materialized (select users.id from ${match}), `,
        sql`users where users.id = any(array(select found.id from found))`,
        sql`found`,
      ]
    : [sql``, match, match]

  const result = await sql<UserListRow & { total: number }>`
    with ${found}page as (
      select * from ${listed} order by ${order}
      limit ${filters.pageSize} offset ${(filters.pageNum - 1) * filters.pageSize}
    )
    select (select count(*)
      from ${counted}) as total, page.id, page.username, page.nickname, page.real_name,
        page.mobile_sealed,
      page.gender, page.avatar, page.email, page.status, page.chest_arr_num, page.created_at,
      ${departmentName} as department,
      array(select ur.role_id from user_roles ur where ur.user_id = page.id) as role_ids
    from (select 1) as one left join page on true
      left join departments on departments.id = page.department_id
    order by ${order}`.execute(db)

  const total = result.rows[0]!.total

  return { rows: result.rows[0]!.id === null ? [] : result.rows, total }
}

/** One visible account with all form fields. */
export const findUser = (db: Db, scope: UserScope, id: number) =>
  db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .selectAll('users')
    .select(['departments.name as department', 'departments.nameEn as departmentEn'])
    .where('users.id', '=', id)
    .where(withinUserScope(scope))
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const findUserForUpdate = (db: Db, scope: UserScope, id: number) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where(withinUserScope(scope))
    .forUpdate()
    .executeTakeFirst()

export const findRoleIds = async (db: Db, userId: number) =>
  (
    await db
      .selectFrom('userRoles')
      .select('roleId')
      .where('userId', '=', userId)
      .orderBy('roleId')
      .execute()
  ).map((r) => r.roleId)

const rolesWithPermissions = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('roles')
    .select(['roles.id', 'roles.code', 'roles.dataScope'])
    .select(
      sql<
        string[]
      >`array(select distinct m.perm from role_menus rm join menus m on m.id = rm.menu_id
          where rm.role_id = roles.id and m.perm is not null)`.as('permissions'),
    )
    .where('roles.id', 'in', ids)

/** Enabled roles by id with their permissions and data scopes. */
export const findRolesWithPermissions = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : rolesWithPermissions(db, ids).where('roles.status', '=', 1).execute()

/**
 * The same for roles that accounts have, also disabled ones: enabling such a role restores its
 * permissions.
 */
export const findOwnRolesWithPermissions = async (db: Db, ids: readonly number[]) =>
  ids.length === 0 ? [] : rolesWithPermissions(db, ids).execute()

/**
 * The number of other enabled ROOT accounts. Locks accounts and role grants, so that two cannot be
 * removed at once. Call it before locking any other account.
 */
export async function countOtherRoots(db: Db, besides: readonly number[]): Promise<number> {
  const rows = await sql<{
    id: number
  }>`select u.id from users u join user_roles ur on ur.user_id = u.id
      join roles r on r.id = ur.role_id
    where r.code = 'ROOT' and ${isAccountInUse('u')} order by u.id for update of u, ur`.execute(db)

  return rows.rows.filter((r) => !besides.includes(r.id)).length
}
