import { sql } from 'kysely'
import type { Db } from '../db/pool.ts'

/** PostgreSQL refuses a notification of 8,000 bytes; an id takes at most 17. */
const AT_ONCE = 400
/** The channel every API process listens on. */
export const LIVE_CHANNEL = 'live'

/**
 * Tells the open windows of these people that what the calls below `path` answer has changed: they read it again. Sent when the
 * transaction of `db` commits, to every API process; it carries ids only. `userIds` null: everybody.
 */
export async function touch(db: Db, path: `/api/v1/${string}`, userIds: readonly number[] | null): Promise<void> {
  const ids = userIds === null ? null : [...new Set(userIds)]
  for (let from = 0; from === 0 || from < (ids?.length ?? 0); from += AT_ONCE) {
    const part = ids?.slice(from, from + AT_ONCE) ?? null
    if (part?.length === 0) return
    await sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify({ path, users: part })})`.execute(db)
  }
}
