import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'

/** The latest reminders these people got since an instant, by person, kind and page. */
export async function findReminded(db: Db, userIds: readonly number[], since: Date) {
  const { rows } = await sql<{ userId: number; kind: string; path: string | null; at: Date }>`
    select user_id, kind, path, max(created_at) as at from notices
    where user_id = ${anyId(userIds)} and created_at >= ${since}
      and kind in ('deadline.near', 'deadline.over')
    group by user_id, kind, path`.execute(db)

  return new Map(rows.map((row) => [`${row.userId} ${row.kind} ${row.path}`, row.at]))
}

/** Those of these people whose account is in use. */
export const findReachable = async (db: Db, userIds: readonly number[]) => {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = ${anyId(userIds)} and ${isAccountInUse('users')}`.execute(db)

  return new Set(rows.map(({ id }) => id))
}
