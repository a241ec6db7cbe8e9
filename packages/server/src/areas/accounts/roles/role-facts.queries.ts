import { type RawBuilder, sql } from 'kysely'
import { anyText } from '../../../platform/db/patterns.ts'
import { DATA_SCOPE } from '../../../platform/reader.ts'

type Column = RawBuilder<unknown>

/**
 * The roles of an account, given by its column. A disabled role gives nothing to anybody. The
 * account is compared under `where`: PostgreSQL does not turn `exists` into a join, and asks it for
 * each account of the hospital, where the outer column is in a join's `on`.
 */
const rolesOf = (user: Column) => sql`user_roles held
  join roles held_role on held_role.id = held.role_id
  where held_role.status = 1 and held.user_id = ${user}`

const gives = (permissions: readonly string[]) => sql`exists (select from role_menus rm
  join menus m on m.id = rm.menu_id where rm.role_id = held_role.id
    and m.perm = ${anyText(permissions)})`

const holds = (permission: string) => sql`(held_role.code = 'ROOT' or ${gives([permission])})`

/** Whether an account has one of these roles. */
export const hasRole = (user: Column, codes: readonly string[]) =>
  sql<boolean>`exists (select from ${rolesOf(user)} and held_role.code = ${anyText(codes)})`

/** Whether an account has a role whose data scope is the whole hospital. */
export const seesEverything = (user: Column) =>
  sql<boolean>`exists (select from ${rolesOf(user)} and held_role.data_scope = 0)`

/** Whether an account has a role whose data scope is its own department, with or without those below. */
export const reachesDepartment = (user: Column) =>
  sql<boolean>`exists (select from ${rolesOf(user)} and held_role.data_scope in (${sql.lit(DATA_SCOPE.departmentAndBelow)},
    ${sql.lit(DATA_SCOPE.department)}))`

/** Whether an account holds a permission by one of its roles; ROOT holds every one. */
export const holdsPermission = (user: Column, permission: string) =>
  sql<boolean>`exists (select from ${rolesOf(user)}
    and ${holds(permission)})`

/**
 * For lists of accounts: the holders, who are few, are found first and once. Nine of ten accounts
 * are of applicants, and the conditions above would be asked for each of them.
 */
const isAmong = (user: Column, condition: RawBuilder<unknown>) =>
  sql<boolean>`(${user} = any(array(select held.user_id from user_roles held
    join roles held_role on held_role.id = held.role_id and held_role.status = 1
    where ${condition})))`

/** Whether an account of a list has one of these roles, which few have. */
export const isOneWithRole = (user: Column, codes: readonly string[]) =>
  isAmong(user, sql`held_role.code = ${anyText(codes)}`)

/** Whether an account of a list has a role that is none of these, which few have. */
export const isOneWithOtherRole = (user: Column, codes: readonly string[]) =>
  isAmong(user, sql`not held_role.code = ${anyText(codes)}`)

/** Whether an account of a list holds a permission; ROOT holds every one. */
export const isOneHolding = (user: Column, permission: string) => isAmong(user, holds(permission))

/** Whether an account of a list holds one of these permissions by a role other than ROOT. */
export const isOneGiven = (user: Column, permissions: readonly string[]) =>
  isAmong(user, sql`held_role.code <> 'ROOT' and ${gives(permissions)}`)
