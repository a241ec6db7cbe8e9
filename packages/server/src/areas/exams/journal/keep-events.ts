import { isDeepStrictEqual } from 'node:util'
import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import { answerFits, askedAt } from '@residency/contract/areas/exams/taking/answer-fits.rules'
import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import { kernelErrors } from '@residency/contract/kernel'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import { goesOn } from '../taking/attempt.policy.ts'
import type { AttemptRow } from '../taking/attempt.queries.ts'
import { countsNow } from '../taking/deadline.rules.ts'
import { awayAfter } from './away.rules.ts'
import { boundDevice, callingDevice } from './calling-device.ts'
import {
  addEvents,
  findKept,
  findLastLeave,
  findLastOf,
  findShownItems,
} from './journal.queries.ts'
import { sortedOut, type WindowStand, windowStandOf } from './journal.rules.ts'
import { hasRoom, sizeWith } from './journal-room.ts'

/** `isSubmission`: the attempt is handed in with these events. */
type Batch = {
  clientId: string
  windowId: string
  events: readonly AttemptEvent[]
  isSubmission: boolean
}

export type Kept = {
  kept: number
  differsFrom: number | null
  late: number
  window: WindowStand
  isFull: boolean
}

/**
 * Adds what is new of a batch to the journal of a locked attempt. What came too late, after the end
 * or from a device that another one has superseded is kept as late; while nobody holds a
 * re-admitted attempt nothing is kept, so that its device can still send it in time.
 */
export async function keepEvents(
  tx: Ctx,
  attempt: AttemptRow,
  { clientId, windowId, events, isSubmission }: Batch,
): Promise<Kept> {
  const device = callingDevice(tx, attempt)
  const window = windowStandOf(attempt, { clientId, windowId, device })
  const isHolder = attempt.clientId === clientId
  // the name of the device that holds the attempt, sent by another browser: its numbers are not
  // that one's to give
  if (isHolder && window === 'otherDevice')
    return { kept: attempt.lastSeq, differsFrom: null, late: 0, window, isFull: false }

  const of = { attemptId: attempt.id, clientId }
  const last = isHolder ? attempt.lastSeq : await findLastOf(tx.db, of)
  const nothing = { kept: last, differsFrom: null, late: 0, window, isFull: false }
  const sorted = sortedOut(events, last)
  if (!sorted || (window === 'free' && goesOn(attempt.state))) return nothing

  const differsFrom = await findDifference(tx, of, sorted.repeated)
  if (differsFrom !== null) return { ...nothing, differsFrom }

  const { fresh } = sorted
  const size = sizeWith(attempt, fresh)
  if (fresh.length > 0 && !(await hasRoom(tx.db, attempt, size, isSubmission))) {
    // what is saved stays, and whoever hands in does so with it
    if (isSubmission) return { ...nothing, isFull: true }
    throw fail(errors.journalFull)
  }

  await mustFit(tx, attempt.paperId, events, fresh)

  const isLate = !isHolder || !countsNow(attempt, tx.now())
  if (fresh.length > 0) await addEvents(tx.db, of, fresh, tx.now(), isLate)

  const kept = last + fresh.length
  const grown = { journalEvents: size.events, journalBytes: size.bytes }

  if (isHolder && goesOn(attempt.state)) {
    const away = isLate ? {} : await awayColumns(tx, attempt, clientId, fresh)

    const seen = {
      seenAt: tx.now(),
      lastSeq: kept,
      ...boundDevice(tx.now(), attempt, device),
      ...grown,
      ...away,
    }

    await tx.db.updateTable('learningAttempts').set(seen).where('id', '=', attempt.id).execute()
  } else if (fresh.length > 0) {
    const columns = isHolder ? { lastSeq: kept, ...grown } : grown
    await tx.db.updateTable('learningAttempts').set(columns).where('id', '=', attempt.id).execute()
  }

  return { kept, differsFrom: null, late: isLate ? fresh.length : 0, window, isFull: false }
}

/**
 * The first repeated event that the server keeps otherwise: a device that forgot what it had sent
 * numbers its events again.
 */
async function findDifference(
  tx: Ctx,
  of: { attemptId: number; clientId: string },
  repeated: readonly AttemptEvent[],
) {
  if (repeated.length === 0) return null

  const kept = new Map(
    (await findKept(tx.db, of, repeated[0]!.seq, repeated.at(-1)!.seq)).map((row) => [
      row.seq,
      row,
    ]),
  )

  const isSame = ({ seq, kind, itemId, part, value, madeAt }: AttemptEvent) => {
    const row = kept.get(seq)

    const [mine, theirs] = [
      [kind, itemId, part, madeAt, value],
      [row?.kind, row?.itemId, row?.part, row?.madeAt.getTime(), row?.value],
    ]

    return isDeepStrictEqual(mine, theirs)
  }

  return repeated.find((event) => !isSame(event))?.seq ?? null
}

/** Refuses the batch for an event that no page of ours makes, naming it. */
async function mustFit(
  tx: Ctx,
  paperId: number,
  events: readonly AttemptEvent[],
  fresh: readonly AttemptEvent[],
) {
  const ids = [...new Set(fresh.flatMap(({ itemId }) => (itemId === null ? [] : [itemId])))]
  if (ids.length === 0) return

  const items = new Map(
    (await findShownItems(tx.db, paperId, ids)).map(({ id, question }) => [id, question]),
  )

  const issues = fresh.flatMap((event) => {
    const at = ['body', 'events', events.indexOf(event)]
    if (event.itemId === null) return []

    const question = items.get(event.itemId)
    if (!question) return [{ path: [...at, 'itemId'], message: 'learning.event.item' }]
    if (event.kind === 'flag') return []

    const asked = askedAt(question, event.part)
    if (!asked) return [{ path: [...at, 'part'], message: 'learning.event.item' }]

    return answerFits(asked, event.value)
      ? []
      : [{ path: [...at, 'value'], message: 'learning.answer.shape' }]
  })

  if (issues.length > 0) throw new Fail(kernelErrors.inputWrong, {}, issues)
}

async function awayColumns(
  tx: Ctx,
  attempt: AttemptRow,
  clientId: string,
  fresh: readonly AttemptEvent[],
) {
  if (!fresh.some(({ kind }) => kind === 'leave' || kind === 'return')) return {}

  const earlier = attempt.isAway
    ? await findLastLeave(tx.db, { attemptId: attempt.id, clientId })
    : undefined
  const since = earlier?.madeAt.getTime() ?? null

  const before = {
    isAway: attempt.isAway,
    count: attempt.awayCount,
    seconds: attempt.awaySeconds,
    since,
  }

  const { isAway, count, seconds } = awayAfter(before, fresh)

  return { isAway, awayCount: count, awaySeconds: seconds }
}
