import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { HELD } from './upload.queries.ts'

/** One write to the staging: nobody else writes the same place meanwhile, in whatever process. */
export type StagedWrite = { stagingId: string; place: number; writer: string }

/** Takes the place of a chunk that is not here yet; false where it is, where its upload is over, and while somebody else writes it. */
export async function takePlace(db: Db, write: StagedWrite, uploadId: number, bytes: number): Promise<boolean> {
  const taken = await sql`insert into staged_writes (staging_id, place, user_id, bytes, writer, until)
    select staging_id, ${write.place}, user_id, ${bytes}, ${write.writer}, ${HELD} from uploads
    where id = ${uploadId} and file_key is null and get_bit(received, ${write.place}) = 0
    on conflict (staging_id, place) do update set writer = excluded.writer, until = excluded.until
    where staged_writes.until < clock_timestamp()`.execute(db)
  return taken.numAffectedRows === 1n
}

/** Lets a write that no upload counts have so many more bytes. */
export const enlargeWrite = (db: Db, { stagingId, place, writer }: StagedWrite, userId: number, bytes: number) =>
  sql`insert into staged_writes (staging_id, place, user_id, bytes, writer, until)
    values (${stagingId}, ${place}, ${userId}, ${bytes}, ${writer}, ${HELD})
    on conflict (staging_id, place) do update set bytes = staged_writes.bytes + excluded.bytes, until = excluded.until`.execute(db)

const own = ({ stagingId, place, writer }: StagedWrite) =>
  sql<boolean>`staging_id = ${stagingId} and place = ${place} and writer = ${writer}`
/** False when another writer has taken over: a writer without a heartbeat for ten seconds is taken for dead. */
export const extendWrite = async (db: Db, write: StagedWrite): Promise<boolean> =>
  (await db.updateTable('staged_writes').set({ until: HELD }).where(own(write)).executeTakeFirst()).numUpdatedRows === 1n
export const endWrite = async (db: Db, write: StagedWrite): Promise<void> =>
  void (await db.deleteFrom('staged_writes').where(own(write)).execute())
