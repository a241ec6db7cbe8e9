import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

export type Upload = NonNullable<Awaited<ReturnType<typeof findUpload>>>

export const findUpload = (db: Db, userId: number, match: Buffer) =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('userId', '=', userId)
    .where('matchHash', '=', match)
    .executeTakeFirst()

export const findUploadById = (db: Db, id: number) =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst()

export const countInProgress = async (db: Db, userId: number) => {
  const counted = db.selectFrom('uploads').select((e) => e.fn.countAll<number>().as('count'))
  return (
    await counted
      .where('userId', '=', userId)
      .where('fileKey', 'is', null)
      .executeTakeFirstOrThrow()
  ).count
}

type NewUpload = Pick<
  Upload,
  | 'stagingId'
  | 'userId'
  | 'matchHash'
  | 'purpose'
  | 'name'
  | 'totalSize'
  | 'chunkSize'
  | 'totalChunks'
  | 'received'
  | 'touchedAt'
>

export const insertUpload = (db: Db, upload: NewUpload) =>
  db.insertInto('uploads').values(upload).returningAll().executeTakeFirstOrThrow()

/**
 * Marks a chunk as stored; false if it was marked before or the upload has ended. One statement, so
 * concurrent chunks lose nothing.
 */
export async function markReceived(db: Db, id: number, index: number, now: Date): Promise<boolean> {
  const marked = await sql`
    update uploads set received = set_bit(received, ${index}, 1), touched_at = ${now}
    where id = ${id} and file_key is null and get_bit(received, ${index}) = 0`.execute(db)

  return marked.numAffectedRows === 1n
}

// Writers and completers renew their lease every few seconds, because a process may die. Times are
// the database's.
export const LEASE_END = sql<Date>`clock_timestamp() + interval '10 seconds'`
export const EXTEND_EVERY_MS = 3000

/** Leases the completion of an upload; false while another request holds it. */
export async function reserveCompletion(db: Db, id: number): Promise<boolean> {
  const taken = db
    .updateTable('uploads')
    .set({ completingUntil: LEASE_END })
    .where('id', '=', id)
    .where('fileKey', 'is', null)

  const free = sql<boolean>`(completing_until is null or completing_until < clock_timestamp())`
  return (await taken.where(free).executeTakeFirst()).numUpdatedRows === 1n
}

export const extendCompletion = (db: Db, id: number) =>
  db
    .updateTable('uploads')
    .set({ completingUntil: LEASE_END })
    .where('id', '=', id)
    .where('completingUntil', 'is not', null)
    .execute()

export const releaseCompletion = (db: Db, id: number) =>
  db
    .updateTable('uploads')
    .set({ completingUntil: null })
    .where('id', '=', id)
    .where('fileKey', 'is', null)
    .execute()

/** Stores the file an upload became; false if another request has completed or ended it. */
export async function endCompletion(
  db: Db,
  id: number,
  fileKey: string,
  now: Date,
): Promise<boolean> {
  const done = db
    .updateTable('uploads')
    .set({ fileKey, completingUntil: null, touchedAt: now })
    .where('id', '=', id)

  return (await done.where('fileKey', 'is', null).executeTakeFirst()).numUpdatedRows === 1n
}

export const deleteUpload = (db: Db, id: number) =>
  db.deleteFrom('uploads').where('id', '=', id).execute()
