import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SentEvent } from './sent-events.rules.ts'

const sentTo = (db: Db, userId: number) =>
  db
    .selectFrom('sentCalendarEvents')
    .select([
      'uid',
      'sequence',
      'changedAt',
      'calledOffAt',
      sql<SentEvent['event']>`event`.as('event'),
    ])
    .where('userId', '=', userId)

export const findSentEvents = (db: Db, userId: number): Promise<SentEvent[]> =>
  sentTo(db, userId).execute()

/** Events that were called off since an instant because their records are gone. */
export const findCalledOff = (db: Db, userId: number, since: Date): Promise<SentEvent[]> =>
  sentTo(db, userId).where('calledOffAt', '>', since).execute()

/** Written in one order: programs that read at the same instant do not block each other. */
export const upsertSentEvents = (db: Db, userId: number, events: readonly SentEvent[]) =>
  sql`insert into sent_calendar_events (user_id, uid, sequence, changed_at, called_off_at, event)
    select a.user_id, x.uid, x.sequence, x.changed_at, x.called_off_at, x.event
    from calendar_addresses a
      cross join ${rowsOf(events, {
        uid: 'text',
        sequence: 'int',
        changedAt: 'timestamptz',
        calledOffAt: 'timestamptz',
        event: 'jsonb',
      })} x
    where a.user_id = ${userId} order by x.uid
    on conflict (user_id, uid) do update
      set sequence = excluded.sequence, changed_at = excluded.changed_at,
      called_off_at = excluded.called_off_at, event = excluded.event`.execute(db)

export const deleteSentEvents = (db: Db, userId: number, uids: readonly string[]) =>
  db
    .deleteFrom('sentCalendarEvents')
    .where('userId', '=', userId)
    .where('uid', 'in', uids)
    .execute()
