import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import type {
  AnswerValue,
  QuestionContent,
} from '@residency/contract/areas/questions/bank/question.shape'
import { toQuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { type AttemptFold, foldJournal, type JournalEvent } from './journal.rules.ts'

/** A device in an attempt. */
export type Of = { attemptId: number; clientId: string }

const DEVICE = { attemptId: 'bigint', clientId: 'uuid' } as const

/** The numbers of the last stored events of devices, in their order. */
export async function findLastSequences(db: Db, devices: readonly Of[]): Promise<number[]> {
  const { rows } = await sql<{ last: number }>`
    select coalesce((select max(seq) from learning_attempt_events e
      where e.attempt_id = w.attempt_id and e.client_id = w.client_id), 0)::int as last
    from ${rowsOf(
      devices.map((of, at) => ({ at, ...of })),
      { at: 'int', ...DEVICE },
    )} w order by w.at`.execute(db)

  return rows.map(({ last }) => last)
}

/** The number of the last stored event of a device. */
export const findLastSequence = async (db: Db, of: Of): Promise<number> =>
  (await findLastSequences(db, [of]))[0]!

/** An event as it is stored. */
export type StoredEvent = Pick<AttemptEvent, 'seq' | 'kind' | 'itemId' | 'part' | 'value'> & {
  madeAt: Date
}

/** Stored events of devices, each from one number to another. */
export async function findStoredEvents(
  db: Db,
  ranges: readonly (Of & { first: number; final: number })[],
): Promise<(Of & StoredEvent)[]> {
  const { rows } = await sql<Of & StoredEvent>`
    select e.attempt_id, e.client_id, e.seq, e.kind, e.item_id, e.part, e.value, e.made_at
    from ${rowsOf(ranges, { ...DEVICE, first: 'int', final: 'int' })} w
    join learning_attempt_events e on e.attempt_id = w.attempt_id and e.client_id = w.client_id
      and e.seq between w.first and w.final`.execute(db)

  return rows
}

/** When devices last left the page; those that never did are left out. */
export async function findLastLeaves(
  db: Db,
  devices: readonly Of[],
): Promise<(Of & { madeAt: Date })[]> {
  const { rows } = await sql<Of & { madeAt: Date }>`
    select w.attempt_id, w.client_id, last.made_at
    from ${rowsOf(devices, DEVICE)} w, lateral (select e.made_at from learning_attempt_events e
      where e.attempt_id = w.attempt_id and e.client_id = w.client_id and e.kind = 'leave'
      order by e.id desc limit 1) last`.execute(db)

  return rows
}

/** What of an attempt the events of one call change. */
export type AttemptChange = {
  id: number

  /** The row from which the change was decided. */
  rowVersion: string
  seenAt: Date
  lastSeq: number
  deviceHash: Buffer | null
  isAway: boolean
  awayCount: number
  awaySeconds: number
  journalEvents: number
  journalBytes: number
}

type AddedEvent = Of & AttemptEvent & { receivedAt: Date; isLate: boolean }

/**
 * Adds events to journals, in their order, and changes their attempts, all in one statement. Left
 * out is an attempt that somebody has changed since it was read, or has locked; answers those that
 * were written.
 */
export async function writeJournals(
  db: Db,
  changes: readonly AttemptChange[],
  events: readonly AddedEvent[],
): Promise<ReadonlySet<number>> {
  const wanted = changes.map(({ deviceHash, ...change }) => ({
    ...change,
    deviceHash: deviceHash?.toString('hex') ?? null,
  }))

  const { rows } = await sql<{ id: number }>`
    with wanted as (select w.* from ${rowsOf(wanted, {
      id: 'bigint',
      rowVersion: 'text',
      seenAt: 'timestamptz',
      lastSeq: 'int',
      deviceHash: 'text',
      isAway: 'boolean',
      awayCount: 'int',
      awaySeconds: 'int',
      journalEvents: 'int',
      journalBytes: 'bigint',
    })} w),
    locked as (select w.*, a.place from wanted w, lateral (
      select ctid as place from learning_attempts where id = w.id and xmin = w.row_version::xid
      for update skip locked) a),
    added as (
      insert into learning_attempt_events (attempt_id, client_id, seq, kind, item_id, part, value, made_at, received_at, is_late)
      select e.attempt_id, e.client_id, e.seq, e.kind, e.item_id, e.part, e.value, to_timestamp(e.made_at / 1000.0), e.received_at, e.is_late
      from ${rowsOf(events, {
        ...DEVICE,
        seq: 'int',
        kind: 'text',
        itemId: 'bigint',
        part: 'text',
        value: 'jsonb',
        madeAt: 'bigint',
        receivedAt: 'timestamptz',
        isLate: 'boolean',
      })} e join locked on locked.id = e.attempt_id order by e.attempt_id, e.seq)
    update learning_attempts a set seen_at = w.seen_at, last_seq = w.last_seq, device_hash = decode(w.device_hash, 'hex'),
      is_away = w.is_away, away_count = w.away_count, away_seconds = w.away_seconds,
      journal_events = w.journal_events, journal_bytes = w.journal_bytes
    from locked w where a.ctid = w.place returning a.id`.execute(db)

  return new Set(rows.map(({ id }) => id))
}

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
export async function findItemsWithQuestion(db: Db, paperId: number) {
  const rows = await db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
    )
    .select(['i.id', 'i.section', 'i.points', 'e.content'])
    .where('i.paperId', '=', paperId)
    .orderBy('i.place')
    .execute()

  return rows.map(({ content, ...item }) => ({
    ...item,
    question: toQuestionView(contentOf(content)),
  }))
}

/** What the questions of papers ask. */
export const findContentsOf = (db: Db, paperIds: readonly number[]) =>
  db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'i.questionId').onRef('e.edition', '=', 'i.edition'),
    )
    .innerJoin('learningPapers as p', 'p.id', 'i.paperId')
    .select(['i.id', 'i.paperId', 'p.state', sql<QuestionContent>`e.content`.as('content')])
    .where('i.paperId', '=', anyId(paperIds))
    .execute()

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
