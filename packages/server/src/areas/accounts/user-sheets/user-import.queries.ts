import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyText } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { UserScope } from '../accounts.policy.ts'
import { withinUserScope } from '../users/user.queries.ts'

/**
 * Which of these usernames, number hashes and badge numbers are taken: three queries for a whole
 * sheet.
 */
export async function findTaken(
  db: Db,
  usernames: readonly string[],
  hashes: readonly string[],
  badges: readonly string[],
) {
  const [names, numbers, grantedRoles] = await Promise.all([
    sql<{
      username: string
    }>`select username from users where deleted_at is null
        and username = ${anyText(usernames)}`.execute(db),
    sql<{
      hash: string
    }>`select mobile_hash as hash from users where deleted_at is null
        and mobile_hash = ${anyText(hashes)}`.execute(db),
    sql<{
      badge: string
    }>`select chest_arr_num as badge from users where deleted_at is null
        and chest_arr_num = ${anyText(badges)}`.execute(db),
  ])

  return {
    usernames: new Set(names.rows.map((r) => r.username)),
    hashes: new Set(numbers.rows.map((r) => r.hash)),
    badges: new Set(grantedRoles.rows.map((r) => r.badge)),
  }
}

/** The accounts of these user names in a scope, with what a sheet shows and may change of them. */
export const findExistingUsers = (db: Db, scope: UserScope, usernames: readonly string[]) =>
  db
    .selectFrom('users')
    .leftJoin('departments', 'departments.id', 'users.departmentId')
    .where(withinUserScope(scope))
    .where('users.username', '=', anyText(usernames))
    .select([
      'users.id',
      'users.nickname',
      'users.gender',
      'users.email',
      'users.chestArrNum',
      'users.mobileSealed',
    ])
    .select([
      'users.departmentId',
      'users.version',
      'departments.name as department',
      'departments.nameEn as departmentEn',
    ])
    .select([
      sql<string>`users.username`.as('username'),
      sql<
        number[]
      >`array(select role_id from user_roles where user_id = users.id order by role_id)`.as(
        'roleIds',
      ),
    ])
    .execute()

export type ExistingUser = Awaited<ReturnType<typeof findExistingUsers>>[number]

type AccountChange = {
  id: number
  version: number
  nickname: string
  gender: number | null
  email: string | null
  chestArrNum: string | null
  departmentId: number | null
  hasMobile: boolean
  mobileSealed: string | null
  mobileHash: string | null
}

/**
 * Writes changes of accounts whose version is still the one that was read; returns how many were
 * written.
 */
export async function updateAccounts(
  db: Db,
  changes: readonly AccountChange[],
  now: Date,
): Promise<number> {
  const done = await sql`update users u
        set nickname = r.nickname, gender = r.gender, email = r.email,
          chest_arr_num = r.chest_arr_num,
      department_id = r.department_id, version = u.version + 1, updated_at = ${now}::timestamptz,
      mobile_sealed = case when r.has_mobile then r.mobile_sealed else u.mobile_sealed end,
      mobile_hash = case when r.has_mobile then r.mobile_hash else u.mobile_hash end
    from ${rowsOf(changes, {
      id: 'bigint',
      version: 'int',
      nickname: 'text',
      gender: 'smallint',
      email: 'text',
      chestArrNum: 'text',
      departmentId: 'bigint',
      hasMobile: 'boolean',
      mobileSealed: 'text',
      mobileHash: 'text',
    })} r
    where u.id = r.id and u.version = r.version and u.deleted_at is null`.execute(db)

  return Number(done.numAffectedRows)
}

/** Every enabled role. */
export const findEnabledRoles = (db: Db) =>
  db
    .selectFrom('roles')
    .select(['id', 'code', 'name'])
    .where('status', '=', 1)
    .orderBy('sort')
    .orderBy('id')
    .execute()

export type ImportedAccount = {
  id: number
  username: string
  nickname: string
  gender: number | null
  email: string | null
  mobileSealed: string | null
  mobileHash: string | null
  passwordHash: string
  roleIds: number[]
  departmentId: number | null
  chestArrNum: string | null
}

/** Inserts accounts and their roles, one statement each regardless of the count. */
export async function insertAccounts(
  db: Db,
  accounts: readonly ImportedAccount[],
  now: Date,
  oneTimeUntil: Date,
) {
  await sql`insert into users (id, username, nickname, gender, email, mobile_sealed, mobile_hash,
      password_hash, department_id,
      chest_arr_num, status, must_change_password, one_time_until, created_at, updated_at)
    select r.id, r.username, r.nickname, r.gender, r.email, r.mobile_sealed, r.mobile_hash,
      r.password_hash, r.department_id,
      r.chest_arr_num, 1, true, ${oneTimeUntil}::timestamptz, ${now}::timestamptz,
      ${now}::timestamptz
    from ${rowsOf(accounts, {
      id: 'bigint',
      username: 'text',
      nickname: 'text',
      gender: 'smallint',
      email: 'text',
      mobileSealed: 'text',
      mobileHash: 'text',
      passwordHash: 'text',
      departmentId: 'bigint',
      chestArrNum: 'text',
    })} r`.execute(db)
  const grants = accounts.flatMap((a) => a.roleIds.map((roleId) => ({ userId: a.id, roleId })))
  await sql`insert into user_roles (user_id, role_id) select r.user_id, r.role_id
    from ${rowsOf(grants, { userId: 'bigint', roleId: 'bigint' })} r`.execute(db)
}

/** Reserves ids for new accounts: their sealed values are bound to the id. */
export const nextUserIds = async (db: Db, count: number): Promise<number[]> =>
  (
    await sql<{
      id: number
    }>`select nextval(pg_get_serial_sequence('users', 'id')) as id
        from generate_series(1, ${count}::int)`.execute(db)
  ).rows.map((r) => r.id)
