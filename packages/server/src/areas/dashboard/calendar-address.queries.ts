import type { Language } from '@residency/contract/kernel'
import type { Db } from '../../platform/db/pool.ts'

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

export const findOwnerOfAddress = (db: Db, hash: Buffer) =>
  db.selectFrom('calendar_addresses').select(['user_id', 'language', 'read_at']).where('secret_hash', '=', hash).executeTakeFirst()
/** Notes that a program has read it, at most once an hour. */
export const noteReading = (db: Db, userId: number, hash: Buffer, now: Date) =>
  db
    .updateTable('calendar_addresses')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('secret_hash', '=', hash)
    .where((e) => e.or([e('read_at', 'is', null), e('read_at', '<', new Date(now.getTime() - HOUR_MS))]))
    .execute()
