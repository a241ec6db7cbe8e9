import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { LEASE_END } from './upload.queries.ts'

/** The lease of one write to the staging: exclusive for its chunk, across processes. */
export type StagedWrite = { stagingId: string; place: number; writer: string }

/**
 * Leases a chunk that is not stored yet; false if it is, if its upload has ended, or if another
 * writer holds it.
 */
export async function reservePlace(
  db: Db,
  write: StagedWrite,
  uploadId: number,
  bytes: number,
): Promise<boolean> {
  const taken =
    await sql`insert into staged_writes (staging_id, place, user_id, bytes, writer, until)
    select staging_id, ${write.place}, user_id, ${bytes}, ${write.writer}, ${LEASE_END} from uploads
    where id = ${uploadId} and file_key is null and get_bit(received, ${write.place}) = 0
    on conflict (staging_id, place) do update set writer = excluded.writer, until = excluded.until
    where staged_writes.until < clock_timestamp()`.execute(db)

  return taken.numAffectedRows === 1n
}

/** Reserves more bytes for a write without an upload. */
export const enlargeWrite = (
  db: Db,
  { stagingId, place, writer }: StagedWrite,
  userId: number,
  bytes: number,
) =>
  sql`insert into staged_writes (staging_id, place, user_id, bytes, writer, until)
    values (${stagingId}, ${place}, ${userId}, ${bytes}, ${writer}, ${LEASE_END})
    on conflict (staging_id, place) do update
      set bytes = staged_writes.bytes + excluded.bytes, until = excluded.until`.execute(db)

const ownWrite = ({ stagingId, place, writer }: StagedWrite) =>
  sql<boolean>`staging_id = ${stagingId} and place = ${place} and writer = ${writer}`

/**
 * False when another writer has taken over: after ten seconds without a heartbeat a writer counts
 * as dead.
 */
export const extendWrite = async (db: Db, write: StagedWrite): Promise<boolean> =>
  (
    await db
      .updateTable('stagedWrites')
      .set({ until: LEASE_END })
      .where(ownWrite(write))
      .executeTakeFirst()
  ).numUpdatedRows === 1n

export const endWrite = async (db: Db, write: StagedWrite): Promise<void> =>
  void (await db.deleteFrom('stagedWrites').where(ownWrite(write)).execute())
