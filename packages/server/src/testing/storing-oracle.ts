import { isDeepStrictEqual } from 'node:util'
import { takingErrors } from '@residency/contract/areas/exams/taking/access'
import { answerFits, askedAt } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import {
  type QuestionView,
  toQuestionView,
} from '@residency/contract/areas/questions/bank/question-view.shape'
import { kernelErrors } from '@residency/contract/kernel'
import { awayAfter } from '../areas/exams/journal/away.rules.ts'
import { boundDevice, callingDevice } from '../areas/exams/journal/calling-device.ts'
import { findContentsOf } from '../areas/exams/journal/journal.queries.ts'
import {
  type CallingDevice,
  splitBatch,
  windowStatusOf,
} from '../areas/exams/journal/journal.rules.ts'
import { isBeyond, journalBound, sizeOf } from '../areas/exams/journal/journal-bound.rules.ts'
import { isInProgress, type Taker } from '../areas/exams/taking/attempt.policy.ts'
import type { AttemptRow } from '../areas/exams/taking/attempt.queries.ts'
import { countsNow } from '../areas/exams/taking/deadline.rules.ts'
import { findOwnAttempt } from '../areas/exams/taking/find-own-attempt.ts'
import { type Ctx, inTransaction } from '../platform/http/ctx.ts'

type Batch = {
  id: number
  clientId: string
  windowId: string
  events: readonly AttemptEvent[]
}

/** What a call answers, or the key of its refusal. */
export type Verdict =
  | { kept: number; differsFrom: number | null; late: number; window: string }
  | string

const findRows = (tx: Ctx, attemptId: number, clientId: string) =>
  tx.db
    .selectFrom('learningAttemptEvents')
    .selectAll()
    .where('attemptId', '=', attemptId)
    .where('clientId', '=', clientId)
    .orderBy('seq')
    .execute()

const isFitting = (questions: ReadonlyMap<number, QuestionView>, event: AttemptEvent) => {
  if (event.itemId === null) return true

  const question = questions.get(event.itemId)
  if (!question || event.kind === 'flag') return question !== undefined

  const leaf = askedAt(question, event.part)

  return leaf !== undefined && answerFits(leaf, event.value)
}

/**
 * How events were stored before calls shared a statement: one call after another, each with its
 * attempt locked, event by event. The proof of sharing compares with it.
 */
export const storeAlone = (ctx: Ctx, taker: Taker, { id, ...batch }: Batch): Promise<Verdict> =>
  inTransaction(ctx, async (tx) => storeIn(tx, await findOwnAttempt(tx, taker, id), batch))

type Row = Awaited<ReturnType<typeof findRows>>[number]

const isSame = (row: Row | undefined, { kind, itemId, part, value, madeAt }: AttemptEvent) =>
  isDeepStrictEqual(
    [row?.kind, row?.itemId, row?.part, row?.value, row?.madeAt.getTime()],
    [kind, itemId, part, value, madeAt],
  )

/** The key of the refusal of new events; null: they are taken. */
async function refusalOf(tx: Ctx, attempt: AttemptRow, fresh: readonly AttemptEvent[]) {
  const contents = await findContentsOf(tx.db, [attempt.paperId])
  const bound = journalBound(contents.map(({ content }) => content.body))
  if (fresh.length > 0 && isBeyond(sizeWith(attempt, fresh), bound))
    return takingErrors.journalFull.key

  const questions = new Map(contents.map((one) => [one.id, toQuestionView(one.content)]))

  return fresh.every((event) => isFitting(questions, event)) ? null : kernelErrors.inputWrong.key
}

function sizeWith(attempt: AttemptRow, fresh: readonly AttemptEvent[]) {
  const more = sizeOf(fresh)
  return {
    events: attempt.journalEvents + more.events,
    bytes: Number(attempt.journalBytes) + more.bytes,
  }
}

const addEvent = (
  tx: Ctx,
  of: { attemptId: number; clientId: string; isLate: boolean },
  { madeAt, value, ...event }: AttemptEvent,
) =>
  tx.db
    .insertInto('learningAttemptEvents')
    .values({
      ...event,
      ...of,
      value: value === null ? null : JSON.stringify(value),
      madeAt: new Date(madeAt),
      receivedAt: tx.now(),
    })
    .execute()

async function storeIn(
  tx: Ctx,
  attempt: AttemptRow,
  { clientId, windowId, events }: Omit<Batch, 'id'>,
): Promise<Verdict> {
  const device = callingDevice(tx, attempt)
  const window = windowStatusOf(attempt, { clientId, windowId, device })
  const isHolder = attempt.clientId === clientId
  const rows = await findRows(tx, attempt.id, clientId)
  const last = isHolder ? attempt.lastSeq : rows.length
  const answer = { kept: last, differsFrom: null, late: 0, window }
  if (isHolder && window === 'otherDevice') return answer

  const sorted = splitBatch(events, last)
  if (!sorted || (window === 'free' && isInProgress(attempt.state))) return answer

  const other = sorted.repeated.find((event) => !isSame(rows[event.seq - 1], event))
  if (other) return { ...answer, differsFrom: other.seq }

  const { fresh } = sorted
  const refusal = await refusalOf(tx, attempt, fresh)
  if (refusal !== null) return refusal

  const isLate = !isHolder || !countsNow(attempt, tx.now())

  for (const event of fresh) await addEvent(tx, { attemptId: attempt.id, clientId, isLate }, event)

  await changeAttempt(tx, attempt, { device, isHolder, isLate, rows, fresh })

  return { ...answer, kept: last + fresh.length, late: isLate ? fresh.length : 0 }
}

type StoredAttempt = {
  device: CallingDevice
  isHolder: boolean
  isLate: boolean
  rows: readonly Row[]
  fresh: readonly AttemptEvent[]
}

async function changeAttempt(
  tx: Ctx,
  attempt: AttemptRow,
  { device, isHolder, isLate, rows, fresh }: StoredAttempt,
) {
  const goesOn = isHolder && isInProgress(attempt.state)
  if (!goesOn && fresh.length === 0) return

  const size = sizeWith(attempt, fresh)

  await tx.db
    .updateTable('learningAttempts')
    .set({
      journalEvents: size.events,
      journalBytes: size.bytes,
      ...(isHolder && { lastSeq: attempt.lastSeq + fresh.length }),
      ...(goesOn && { seenAt: tx.now(), ...boundDevice(tx.now(), attempt, device) }),
      ...(goesOn && !isLate && awayOf(attempt, rows, fresh)),
    })
    .where('id', '=', attempt.id)
    .execute()
}

function awayOf(
  attempt: AttemptRow,
  rows: readonly { kind: string; madeAt: Date }[],
  fresh: readonly AttemptEvent[],
) {
  const left = attempt.isAway ? rows.findLast(({ kind }) => kind === 'leave') : undefined

  const { isAway, count, seconds } = awayAfter(
    {
      isAway: attempt.isAway,
      count: attempt.awayCount,
      seconds: attempt.awaySeconds,
      since: left?.madeAt.getTime() ?? null,
    },
    fresh,
  )

  return { isAway, awayCount: count, awaySeconds: seconds }
}
