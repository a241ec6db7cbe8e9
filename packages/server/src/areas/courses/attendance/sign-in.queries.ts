import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'

/** The lecture, locked shared: it is not cancelled or closed during a sign-in. */
export const lockLecture = (db: Db, id: number) =>
  db.selectFrom('learningLectures').selectAll().where('id', '=', id).forShare().executeTakeFirst()

export const lockPlace = (db: Db, lectureId: number, userId: number) =>
  db
    .selectFrom('learningLecturePeople')
    .selectAll()
    .where('lectureId', '=', lectureId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

type SignIn = {
  lectureId: number
  userId: number
  presence: ColumnValue<'learningLecturePeople', 'presence'>
  signedAt: Date
  deviceHash: Buffer
  isGuest: boolean
}

/** Writes a sign-in; the row of an expected person stays theirs. */
export const writeSignIn = (db: Db, row: SignIn) =>
  db
    .insertInto('learningLecturePeople')
    .values(row)
    .onConflict((on) =>
      on.columns(['lectureId', 'userId']).doUpdateSet({
        presence: row.presence,
        signedAt: row.signedAt,
        deviceHash: row.deviceHash,
      }),
    )
    .execute()

export const isDeviceOfAnother = async (
  db: Db,
  lectureId: number,
  device: Buffer,
  userId: number,
) =>
  (await db
    .selectFrom('learningLecturePeople')
    .select('userId')
    .where('lectureId', '=', lectureId)
    .where('deviceHash', '=', device)
    .where('userId', '<>', userId)
    .executeTakeFirst()) !== undefined

export const noteRefusal = (db: Db, lectureId: number, userId: number, refusedAt: Date) =>
  db
    .insertInto('learningLectureRefusals')
    .values({ lectureId, userId, at: refusedAt })
    .onConflict((on) => on.doNothing())
    .execute()
