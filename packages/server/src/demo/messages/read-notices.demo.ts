// A statement, because everybody together has some thousand notices.
import { sql } from 'kysely'
import type { Demo } from '../demo.ts'

/** People have read what they were notified of more than a week ago. */
export const readOldNotices = ({ db, now }: Demo) =>
  sql`update notices set read_at = created_at + interval '3 hours'
    where created_at < ${now}::timestamptz - interval '7 days'`.execute(db)
