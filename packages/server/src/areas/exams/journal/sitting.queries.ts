import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import type { ShownAttempt } from '../taking/present-attempt-status.ts'
import type { JournalAttempt } from './decide-batch.ts'

export type SittingMessage = { id: number; text: string; sentAt: Date }

/** An attempt as its device needs it, with the messages of invigilators after the last one known. */
export type Sitting = JournalAttempt & ShownAttempt & { messages: readonly SittingMessage[] }

type SittingKey = { id: number; taker: Taker; sinceMessage: number }

type Row = Omit<Sitting, 'messages'> & {
  messages: readonly { id: number; text: string; at: string }[] | null
}

/**
 * Takers' own attempts by their ids, not locked; attempts of others are not found. Each is looked up
 * for itself (`limit`): the planner takes a list of one for a hundred, and would read the table.
 */
export async function findSittings(
  db: Db,
  wanted: readonly SittingKey[],
): Promise<ReadonlyMap<number, Sitting>> {
  const list = wanted.map(({ id, taker, sinceMessage }) => ({
    id,
    userId: null,
    personId: null,
    ...taker,
    sinceMessage,
  }))

  const { rows } = await sql<Row>`
    select s.* from ${rowsOf(list, {
      id: 'bigint',
      userId: 'bigint',
      personId: 'bigint',
      sinceMessage: 'bigint',
    })} w, lateral (
      select a.id, a.paper_id, a.state, a.deadline_at, a.ended_at, a.paused_at, a.client_id, a.window_id, a.device_hash, a.held_at,
        a.seen_at, a.last_seq, a.is_away, a.away_count, a.away_seconds, a.journal_events, a.journal_bytes,
        a.xmin::text as row_version, x.grace_seconds,
        (select jsonb_agg(jsonb_build_object('id', m.id, 'text', m.text, 'at', m.sent_at) order by m.id) from (
          select id, text, sent_at from learning_exam_messages
          where exam_id = a.exam_id and id > w.since_message and (candidate_id is null or candidate_id = a.candidate_id)
          order by id limit 50) m) as messages
      from learning_attempts a
      join learning_candidates c on c.id = a.candidate_id and (c.user_id = w.user_id or c.person_id = w.person_id)
      join learning_exams x on x.id = a.exam_id
      where a.id = w.id limit 1) s`.execute(db)

  return new Map(
    rows.map(({ messages, ...row }) => [
      row.id,
      {
        ...row,
        messages: (messages ?? []).map(({ id, text, at }) => ({ id, text, sentAt: new Date(at) })),
      },
    ]),
  )
}
