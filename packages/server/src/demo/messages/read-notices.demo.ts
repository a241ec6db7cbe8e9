// A statement, because everybody together has some thousand notices.
import { sql } from 'kysely'
import type { Demo } from '../demo.ts'

/** People have read what they were notified of more than a week ago, but for their latest notice. */
export const readOldNotices = ({ db, now }: Demo) =>
  sql`update notices n set read_at = n.created_at + interval '3 hours'
    where n.created_at < ${now}::timestamptz - interval '7 days'
      and exists (select from notices later where later.user_id = n.user_id and later.created_at > n.created_at)`.execute(
    db,
  )
