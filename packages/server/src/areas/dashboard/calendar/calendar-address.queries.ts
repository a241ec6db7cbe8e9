import type { Language } from '@residency/contract/kernel'
import type { Db } from '../../../platform/db/pool.ts'

const HOUR_MS = 3_600_000

export const findAddress = (db: Db, userId: number) =>
  db.selectFrom('calendar_addresses').select(['created_at', 'read_at']).where('user_id', '=', userId).executeTakeFirst()
export const putAddress = (db: Db, userId: number, hash: Buffer, language: Language, now: Date) =>
  db
    .insertInto('calendar_addresses')
    .values({ user_id: userId, secret_hash: hash, language, created_at: now })
    .onConflict((c) => c.column('user_id').doUpdateSet({ secret_hash: hash, language, created_at: now, read_at: null }))
    .execute()
export const removeAddress = (db: Db, userId: number) => db.deleteFrom('calendar_addresses').where('user_id', '=', userId).execute()

/** The owner of an address, with the beginning and the end of the training. */
export const findOwnerOfAddress = (db: Db, hash: Buffer) =>
  db
    .selectFrom('calendar_addresses as c')
    .innerJoin('users as u', 'u.id', 'c.user_id')
    .leftJoin('trainees as t', 't.user_id', 'u.id')
    .select(['c.user_id', 'c.language', 'u.created_at', 't.starts_on', 't.planned_end'])
    .where('c.secret_hash', '=', hash)
    .executeTakeFirst()
/** Notes that a program has read it, at most once an hour. */
export const noteReading = (db: Db, userId: number, hash: Buffer, now: Date) =>
  db
    .updateTable('calendar_addresses')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('secret_hash', '=', hash)
    .where((e) => e.or([e('read_at', 'is', null), e('read_at', '<', new Date(now.getTime() - HOUR_MS))]))
    .execute()
