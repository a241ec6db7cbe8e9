import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** Which of these usernames, number hashes and badge numbers are taken: three queries for a whole sheet. */
export async function findTaken(db: Db, usernames: readonly string[], hashes: readonly string[], badges: readonly string[]) {
  const [names, numbers, held] = await Promise.all([
    sql<{ username: string }>`select username from users where deleted_at is null and username = any(${usernames}::text[])`.execute(db),
    sql<{ hash: string }>`select mobile_hash as hash from users where deleted_at is null and mobile_hash = any(${hashes}::text[])`.execute(
      db,
    ),
    sql<{
      badge: string
    }>`select chest_arr_num as badge from users where deleted_at is null and chest_arr_num = any(${badges}::text[])`.execute(db),
  ])
  return {
    usernames: new Set(names.rows.map((r) => r.username)),
    hashes: new Set(numbers.rows.map((r) => r.hash)),
    badges: new Set(held.rows.map((r) => r.badge)),
  }
}

/** Every enabled role. */
export const findEnabledRoles = (db: Db) =>
  db.selectFrom('roles').select(['id', 'code', 'name']).where('status', '=', 1).orderBy('sort').orderBy('id').execute()

export type ImportedAccount = {
  id: number
  username: string
  nickname: string
  gender: number | null
  email: string | null
  mobile_sealed: string | null
  mobile_hash: string | null
  password_hash: string
  role_ids: number[]
  department_id: number | null
  chest_arr_num: string | null
}

/** Inserts accounts and their roles, one statement each regardless of the count. */
export async function insertAccounts(db: Db, accounts: readonly ImportedAccount[], now: Date, oneTimeUntil: Date) {
  await sql`insert into users (id, username, nickname, gender, email, mobile_sealed, mobile_hash, password_hash, department_id,
      chest_arr_num, status, must_change_password, one_time_until, created_at, updated_at)
    select r.id, r.username, r.nickname, r.gender, r.email, r.mobile_sealed, r.mobile_hash, r.password_hash, r.department_id,
      r.chest_arr_num, 1, true, ${oneTimeUntil}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as r(id bigint, username text, nickname text, gender smallint, email text,
      mobile_sealed text, mobile_hash text, password_hash text, department_id bigint, chest_arr_num text)`.execute(db)
  const given = accounts.flatMap((a) => a.role_ids.map((role_id) => ({ user_id: a.id, role_id })))
  await sql`insert into user_roles (user_id, role_id) select r.user_id, r.role_id
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as r(user_id bigint, role_id bigint)`.execute(db)
}

/** Reserves ids for new accounts: their sealed values are bound to the id. */
export const nextUserIds = async (db: Db, count: number): Promise<number[]> =>
  (
    await sql<{ id: number }>`select nextval(pg_get_serial_sequence('users', 'id')) as id from generate_series(1, ${count}::int)`.execute(
      db,
    )
  ).rows.map((r) => r.id)
