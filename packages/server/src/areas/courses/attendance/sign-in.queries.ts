import type { ColumnValue, Db } from '../../../platform/db/pool.ts'

/** The lecture, locked shared: it is not cancelled or closed while somebody signs in. */
export const lockLecture = (db: Db, id: number) =>
  db.selectFrom('learning_lectures').selectAll().where('id', '=', id).forShare().executeTakeFirst()
export const lockPlace = (db: Db, lectureId: number, userId: number) =>
  db
    .selectFrom('learning_lecture_people')
    .selectAll()
    .where('lecture_id', '=', lectureId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
type SignIn = {
  lecture_id: number
  user_id: number
  presence: ColumnValue<'learning_lecture_people', 'presence'>
  signed_at: Date
  device_hash: Buffer
  is_guest: boolean
}
/** Writes a sign-in; whoever is expected keeps their place. */
export const writeSignIn = (db: Db, row: SignIn) =>
  db
    .insertInto('learning_lecture_people')
    .values(row)
    .onConflict((on) =>
      on.columns(['lecture_id', 'user_id']).doUpdateSet({ presence: row.presence, signed_at: row.signed_at, device_hash: row.device_hash }),
    )
    .execute()
export const isDeviceOfAnother = async (db: Db, lectureId: number, device: Buffer, userId: number) =>
  (await db
    .selectFrom('learning_lecture_people')
    .select('user_id')
    .where('lecture_id', '=', lectureId)
    .where('device_hash', '=', device)
    .where('user_id', '<>', userId)
    .executeTakeFirst()) !== undefined
export const noteRefusal = (db: Db, lecture_id: number, user_id: number, at: Date) =>
  db
    .insertInto('learning_lecture_refusals')
    .values({ lecture_id, user_id, at })
    .onConflict((on) => on.doNothing())
    .execute()
