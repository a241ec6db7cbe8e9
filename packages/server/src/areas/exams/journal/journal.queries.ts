import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import type {
  AnswerValue,
  QuestionBody,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { type AttemptFold, foldJournal, type JournalEvent } from './journal.rules.ts'

type Of = { attemptId: number; clientId: string }

/** The number of the last stored event of a device. */
export async function findLastSequence(db: Db, { attemptId, clientId }: Of): Promise<number> {
  const { rows } = await sql<{
    last: number
  }>`select coalesce(max(seq), 0)::int last from learning_attempt_events
    where attempt_id = ${attemptId} and client_id = ${clientId}`.execute(db)

  return rows[0]!.last
}

/** Stored events of a device, from one number to another. */
export const findStoredEvents = (
  db: Db,
  { attemptId, clientId }: Of,
  from: number,
  until: number,
) =>
  db
    .selectFrom('learningAttemptEvents')
    .select(['seq', 'kind', 'itemId', 'part', 'madeAt', sql<AnswerValue>`value`.as('value')])
    .where('attemptId', '=', attemptId)
    .where('clientId', '=', clientId)
    .where('seq', '>=', from)
    .where('seq', '<=', until)
    .orderBy('seq')
    .execute()

/** When the device last left the page. */
export const findLastLeave = (db: Db, { attemptId, clientId }: Of) =>
  db
    .selectFrom('learningAttemptEvents')
    .select('madeAt')
    .where('attemptId', '=', attemptId)
    .where('clientId', '=', clientId)
    .where('kind', '=', 'leave')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Adds events to the journal, in their order. */
export const addEvents = (
  db: Db,
  { attemptId, clientId }: Of,
  events: readonly AttemptEvent[],
  receivedAt: Date,
  isLate: boolean,
) =>
  sql`insert into learning_attempt_events (attempt_id, client_id, seq, kind, item_id, part, value, made_at, received_at, is_late)
    select ${attemptId}, ${clientId}, e.seq, e.kind, e.item_id, e.part, e.value, to_timestamp(e.made_at / 1000.0), ${receivedAt}, ${isLate}
    from ${rowsOf(events, {
      seq: 'int',
      kind: 'text',
      itemId: 'bigint',
      part: 'text',
      value: 'jsonb',
      madeAt: 'bigint',
    })} e order by e.seq`.execute(db)

/**
 * The place of an event (e) of an attempt (a) among those that count: as it was received. An event
 * that came late from a superseded device is placed where that device stopped. So it never replaces
 * a later answer of its successor.
 */
export const countingOrder = sql`case when e.is_late and e.client_id is distinct from a.client_id
  then (select coalesce(max(x.id), 0) from learning_attempt_events x
    where x.attempt_id = e.attempt_id and x.client_id = e.client_id and not x.is_late)
  else e.id end`

/**
 * The journal of an attempt as far as its fold needs it: of each place and kind the last event that
 * counts, in order. A long essay is saved hundreds of times.
 */
async function findLastEvents(
  db: Db,
  attemptId: number,
  takesLate: boolean,
): Promise<JournalEvent[]> {
  const { rows } = await sql<{
    kind: JournalEvent['kind']
    itemId: number
    part: string
    value: AnswerValue
  }>`
    select kind, item_id, part, value from (
      select distinct on (e.item_id, e.part, e.kind) e.id, e.kind, e.item_id, e.part, e.value
      from learning_attempt_events e join learning_attempts a on a.id = e.attempt_id
      where e.attempt_id = ${attemptId} and e.item_id is not null and (not e.is_late or ${takesLate})
      order by e.item_id, e.part, e.kind, ${countingOrder} desc, e.id desc) last order by id`.execute(
    db,
  )

  return rows.map(({ kind, itemId, part, value }) => ({ kind, itemId, part, value, isLate: false }))
}

const contentOf = (content: unknown) => content as QuestionContent

/** Questions of a paper as takers see them, in the order of the paper. */
export async function findItemsWithQuestion(db: Db, paperId: number, ids?: readonly number[]) {
  let items = db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
    )
    .select(['i.id', 'i.section', 'i.points', 'e.content'])
    .where('i.paperId', '=', paperId)

  if (ids) items = items.where('i.id', '=', anyId(ids))

  const rows = await items.orderBy('i.place').execute()

  return rows.map(({ content, ...item }) => ({
    ...item,
    question: toQuestionView(contentOf(content)),
  }))
}

/** What the questions of a paper ask. */
export async function findBodies(db: Db, paperId: number): Promise<QuestionBody[]> {
  const rows = await db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
    )
    .select('e.content')
    .where('i.paperId', '=', paperId)
    .execute()

  return rows.map(({ content }) => contentOf(content).body)
}

export const findSections = async (db: Db, paperId: number) => {
  const { sections } = await db
    .selectFrom('learningPapers')
    .select(sql<{ title: string; note: string | null }[]>`sections`.as('sections'))
    .where('id', '=', paperId)
    .executeTakeFirstOrThrow()

  return sections
}

/**
 * The current state of an attempt, computed from its journal: the answers that count, by place, and
 * the questions marked for later.
 */
export const loadAttemptState = async (
  db: Db,
  attempt: { id: number; takesLate: boolean },
): Promise<AttemptFold> => foldJournal(await findLastEvents(db, attempt.id, attempt.takesLate))
