// Written as rows: an answer is a call, and there are 5,000.
import { randomUUID } from 'node:crypto'
import { MINUTE_MS } from '@residency/contract/kernel/day'
import { sql } from 'kysely'
import { normal, type Random, randomFrom } from '../../algorithms/random.ts'
import { findPaperKeys } from '../../areas/exams/judgement/judge.queries.ts'
import type { PaperKey } from '../../areas/exams/judgement/judge-attempt.rules.ts'
import { leavesOf } from '../../areas/exams/judgement/leaves.rules.ts'
import { deadlineOf } from '../../areas/exams/taking/deadline.rules.ts'
import { momentAfter, momentBefore } from '../../platform/clock.ts'
import { recordsJson } from '../../platform/db/records-json.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { chanceOf, rightAnswer, wrongAnswer } from './simulated-answers.rules.ts'

const [OMITTED, LEAVES, UNRATED] = [0.03, 0.15, 3]
type Exam = { id: number; minutes: number; closesAt: Date; paperIds: readonly number[] }

export type Sitting = {
  candidateId: number

  /** The form that came with the seat. */
  paperId?: number | null

  /** Minutes after the exam opened at which the attempt began. */
  begins: number

  /** Which part of the paper has been answered. */
  share: number
  state: 'running' | 'paused' | 'submitted' | 'timedOut'

  /** Some of the last answers came after the end. */
  isLate?: boolean
  isAway?: boolean

  /** Minutes since the last sync of one that is under way. */
  silent?: number
}

type Event = {
  client: string
  kind: string
  item: number | null
  part: string
  value: unknown
  at: number
  late: boolean
}

/**
 * Attempts with their journals: answers as people of normally distributed abilities give them, the
 * same with every seed.
 */
export async function sitExam(
  tx: SignedCtx,
  exam: Exam,
  opened: Date,
  sittings: readonly Sitting[],
): Promise<void> {
  const random = randomFrom(exam.id)
  const keys = await findPaperKeys(tx.db, exam.paperIds)
  const difficulty = await findDifficulties(tx, exam.paperIds)

  const attempts = sittings.map((sitting, at) => {
    const paperId = sitting.paperId ?? exam.paperIds[at % exam.paperIds.length]!
    const startedAt = momentAfter(opened, sitting.begins * MINUTE_MS)

    const deadline = deadlineOf({
      startedAt,
      minutes: exam.minutes,
      closesAt: exam.closesAt,
      extraMinutes: 0,
      pausedSeconds: 0,
    })

    const events = journalOf(sitting, keys.get(paperId)!, difficulty, random, {
      startedAt,
      deadline,
      now: tx.now(),
    })

    const last = Math.max(
      startedAt.getTime(),
      ...events.filter(({ late }) => !late).map(({ at: when }) => when),
    )

    const isOpen = sitting.state === 'running' || sitting.state === 'paused'
    const ended =
      sitting.state === 'timedOut'
        ? deadline
        : new Date(Math.min(last + MINUTE_MS, deadline.getTime()))
    const seen = isOpen ? momentBefore(tx.now(), (sitting.silent ?? 0) * MINUTE_MS) : ended
    const leaves = events.filter(({ kind }) => kind === 'leave').length

    return {
      candidateId: sitting.candidateId,
      paperId,
      state: sitting.state,
      startedAt,
      deadline,
      events,
      seed: Math.floor(random() * 2 ** 31),
      ended: isOpen ? null : ended,
      paused: sitting.state === 'paused' ? seen : null,
      seen,
      client: events[0]?.client ?? null,
      away: sitting.isAway === true,
      leaves,
      lastSeq: events.length,
    }
  })

  await write(tx, exam.id, attempts)
}

async function findDifficulties(tx: SignedCtx, paperIds: readonly number[]) {
  const rows = await tx.db
    .selectFrom('learningPaperItems as i')
    .innerJoin('learningQuestions as q', 'q.id', 'i.questionId')
    .select(['i.id', 'q.difficulty'])
    .where('i.paperId', 'in', [...paperIds])
    .execute()

  return new Map(rows.map((row) => [row.id, row.difficulty]))
}

type Times = { startedAt: Date; deadline: Date; now: Date }

function journalOf(
  sitting: Sitting,
  key: PaperKey,
  difficulty: ReadonlyMap<number, number>,
  random: Random,
  times: Times,
): Event[] {
  const ability = normal(random)
  const client = randomUUID()
  const leaves = key.items.flatMap((item) =>
    leavesOf(item.body, item.points).map((leaf) => ({ item, leaf })),
  )
  const answered = leaves.slice(0, Math.round(leaves.length * sitting.share))

  const until = Math.min(
    times.deadline.getTime(),
    times.now.getTime() - (sitting.silent ?? 0) * MINUTE_MS,
  )

  const pace =
    (until - times.startedAt.getTime()) *
    (sitting.state === 'submitted' ? 0.5 + random() * 0.45 : 1)

  const events = answered.flatMap(({ item, leaf }, at): Event[] => {
    const when = times.startedAt.getTime() + (pace * (at + 1)) / (answered.length + 1)
    const base = { client, item: item.id, part: leaf.part, at: when, late: false }
    if (random() < OMITTED) return []

    const isRight = random() < chanceOf(ability, difficulty.get(item.id) ?? UNRATED)
    const value = isRight ? rightAnswer(leaf.question) : wrongAnswer(leaf.question, random)
    const own: Event[] = [{ ...base, kind: 'answer', value }]

    if (random() < LEAVES / 10)
      own.push(
        { ...base, kind: 'leave', item: null, part: '', value: null },
        { ...base, kind: 'return', item: null, part: '', value: null, at: when + 20_000 },
      )

    return own
  })

  if (sitting.isAway)
    events.push({
      client,
      kind: 'leave',
      item: null,
      part: '',
      value: null,
      at: until,
      late: false,
    })

  const late = sitting.isLate ? leaves.slice(answered.length, answered.length + 2) : []
  const after = times.deadline.getTime() + 3 * MINUTE_MS

  for (const { item, leaf } of late)
    events.push({
      client,
      kind: 'answer',
      item: item.id,
      part: leaf.part,
      value: rightAnswer(leaf.question),
      at: after,
      late: true,
    })

  return events
}

type Attempt = {
  candidateId: number
  paperId: number
  state: string
  startedAt: Date
  deadline: Date
  events: readonly Event[]
  seed: number
  ended: Date | null
  paused: Date | null
  seen: Date
  client: string | null
  away: boolean
  leaves: number
  lastSeq: number
}

async function write({ db }: SignedCtx, examId: number, attempts: readonly Attempt[]) {
  const rows = recordsJson(attempts.map(({ events, ...row }) => row))

  const { rows: made } = await sql<{
    id: number
    candidateId: number
  }>`insert into learning_attempts (exam_id, candidate_id, paper_id, number, seed,
      state, started_at, deadline_at, paused_at, ended_at, client_id, window_id, last_seq, seen_at, is_away, away_count, away_seconds)
    select ${examId}, a.candidate_id, a.paper_id, 1, a.seed, a.state, a.started_at, a.deadline, a.paused, a.ended, a.client, a.client, a.last_seq,
      a.seen, a.away, a.leaves, a.leaves * 20
    from jsonb_to_recordset(${rows}::jsonb) a (candidate_id bigint, paper_id bigint, seed int, state text, started_at timestamptz,
      deadline timestamptz, paused timestamptz, ended timestamptz, client uuid, last_seq int, seen timestamptz, away boolean, leaves int)
    returning id, candidate_id`.execute(db)

  await sql`update learning_candidates c set paper_id = a.paper_id
    from jsonb_to_recordset(${rows}::jsonb) a (candidate_id bigint, paper_id bigint) where c.id = a.candidate_id`.execute(
    db,
  )

  const ids = new Map(made.map((row) => [row.candidateId, row.id]))

  const events = attempts.flatMap(({ candidateId, events: own }) =>
    own.map((event, at) => ({
      ...event,
      attempt: ids.get(candidateId),
      seq: at + 1,
      at: new Date(event.at),
    })),
  )

  await sql`insert into learning_attempt_events (attempt_id, client_id, seq, kind, item_id, part, value, made_at, received_at, is_late)
    select e.attempt, e.client, e.seq, e.kind, e.item, e.part, e.value, e.at, e.at, e.late
    from jsonb_to_recordset(${recordsJson(events)}::jsonb) e (attempt bigint, client uuid, seq int, kind text, item bigint, part text,
      value jsonb, at timestamptz, late boolean) order by e.attempt, e.seq`.execute(db)
}
