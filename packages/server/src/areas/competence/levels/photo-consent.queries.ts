import type { Db } from '../../../platform/db/connect/pool.ts'

export const hasAgreed = async (db: Db, traineeId: number) =>
  (await db
    .selectFrom('competencePhotoConsents')
    .select('traineeId')
    .where('traineeId', '=', traineeId)
    .executeTakeFirst()) !== undefined

export const insertConsent = (db: Db, traineeId: number, now: Date) =>
  db
    .insertInto('competencePhotoConsents')
    .values({ traineeId, agreedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteConsent = (db: Db, traineeId: number) =>
  db.deleteFrom('competencePhotoConsents').where('traineeId', '=', traineeId).execute()
