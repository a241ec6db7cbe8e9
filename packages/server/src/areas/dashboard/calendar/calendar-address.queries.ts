import type { Language } from '@residency/contract/kernel'
import { HOUR_MS } from '@residency/contract/kernel/day'
import { momentBefore } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'

export const findAddress = (db: Db, userId: number) =>
  db
    .selectFrom('calendarAddresses')
    .select(['createdAt', 'readAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()

export const upsertAddress = (
  db: Db,
  userId: number,
  hash: Buffer,
  language: Language,
  now: Date,
) =>
  db
    .insertInto('calendarAddresses')
    .values({ userId, secretHash: hash, language, createdAt: now })
    .onConflict((c) =>
      c.column('userId').doUpdateSet({ secretHash: hash, language, createdAt: now, readAt: null }),
    )
    .execute()

export const removeAddress = (db: Db, userId: number) =>
  db.deleteFrom('calendarAddresses').where('userId', '=', userId).execute()

/** The owner of an address, with the beginning and the end of the training. */
export const findOwnerOfAddress = (db: Db, hash: Buffer) =>
  db
    .selectFrom('calendarAddresses as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('trainees as t', 't.userId', 'u.id')
    .select(['c.userId', 'c.language', 'u.createdAt', 't.startsOn', 't.plannedEnd'])
    .where('c.secretHash', '=', hash)
    .executeTakeFirst()

/** Notes that a program has read it, at most once an hour. */
export const noteReading = (db: Db, userId: number, hash: Buffer, now: Date) =>
  db
    .updateTable('calendarAddresses')
    .set({ readAt: now })
    .where('userId', '=', userId)
    .where('secretHash', '=', hash)
    .where((e) => e.or([e('readAt', 'is', null), e('readAt', '<', momentBefore(now, HOUR_MS))]))
    .execute()
