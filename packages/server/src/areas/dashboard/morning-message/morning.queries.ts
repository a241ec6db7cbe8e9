import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isAccountInUse, isOneWithOtherRole } from '../../accounts/accounts.public.ts'

/**
 * Enabled accounts that work here (any role but those of trainees, applicants and partner units)
 * and had no message on this day.
 */
export const findUnnotifiedAccounts = (
  db: Db,
  day: string,
  outsiders: readonly string[],
  limit: number,
) =>
  sql<{ id: number }>`
    select u.id from users u
    where ${isAccountInUse('u')}
      and ${isOneWithOtherRole(sql.ref('u.id'), outsiders)}
      and not exists (select from morning_messages m where m.user_id = u.id and m.day = ${day})
    order by u.id limit ${limit}`
    .execute(db)
    .then(({ rows }) => rows.map((row) => row.id))

/** Reserves the message of a day for a user: true for one caller only. */
export const reserveMessage = async (db: Db, userId: number, day: string) =>
  (
    await db
      .insertInto('morningMessages')
      .values({ userId, day })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst()
  ).numInsertedOrUpdatedRows === 1n

export const forgetMornings = (db: Db, before: string) =>
  db.deleteFrom('morningMessages').where('day', '<', before).execute()
