import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'

const RECENT_MS = 7_200_000

/**
 * The size of the database in bytes, open sessions, and when the last backup was taken. The size is
 * what PostgreSQL noted when it last cleaned each table: pg_database_size reads the disk for every
 * file, which took 15 ms of every home page.
 */
export async function findHealth(db: Db, now: Date) {
  const { rows } = await sql<{
    size: string
    sessions: number
    backupAt: Date | null
  }>`select (select sum(greatest(relpages, 0)::bigint) * current_setting('block_size')::bigint from pg_class) as size,
    (select count(*)::int from sessions where ended_at is null and last_used_at > ${new Date(now.getTime() - RECENT_MS)}) as sessions,
    (select max(at) from audit_entries where action = 'accounts.backup.take') as backup_at`.execute(
    db,
  )

  return rows[0]!
}
