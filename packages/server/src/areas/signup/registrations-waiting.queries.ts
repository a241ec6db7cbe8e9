import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect/pool.ts'
import { countRows } from '../../platform/db/pages.ts'

/** The actor's registrations that wait for them, within the deadline. */
export const countOwnWaiting = async (db: Db, userId: number, now: Date) =>
  (
    await sql<{ kind: 'finishOwn' | 'mendOwn' | 'confirmOwn'; count: number }>`
      select case r.state when 'draft' then 'finishOwn' when 'returned' then 'mendOwn' else 'confirmOwn' end as kind, count(*)::int as count
      from registrations r join intakes i on i.id = r.intake_id
      where r.user_id = ${userId} and (
        (r.state = 'draft' and i.state = 'open' and i.sign_up_from <= ${now}
          and ${now} < i.sign_up_until)
        or (r.state = 'returned' and i.state in ('open', 'closed') and ${now} < i.edit_until)
        or (r.state = 'admitted' and ${now} < i.confirm_until))
      group by 1`.execute(db)
  ).rows

export const countUnitsWaiting = (db: Db) =>
  countRows(db.selectFrom('partners').where('state', '=', 'applied'))
