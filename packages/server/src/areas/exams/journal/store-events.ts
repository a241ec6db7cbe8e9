import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import type { Updateable } from 'kysely'
import type { DB } from '../../../platform/db/tables.gen.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isInProgress } from '../taking/attempt.policy.ts'
import type { AttemptRow } from '../taking/attempt.queries.ts'
import { countsNow } from '../taking/deadline.rules.ts'
import { awayAfter } from './away.rules.ts'
import { boundDevice, callingDevice } from './calling-device.ts'
import { findDifference, mustFitPaper } from './check-batch.ts'
import { addEvents, findLastLeave, findLastSequence } from './journal.queries.ts'
import {
  type CallingDevice,
  splitBatch,
  type WindowStatus,
  windowStatusOf,
} from './journal.rules.ts'
import type { JournalSize } from './journal-bound.rules.ts'
import { hasRoom, sizeWith } from './journal-room.ts'

/** `isSubmission`: the attempt is handed in with these events. */
type Batch = {
  clientId: string
  windowId: string
  events: readonly AttemptEvent[]
  isSubmission: boolean
}

export type StoreResult = {
  kept: number
  differsFrom: number | null
  late: number
  window: WindowStatus
  isFull: boolean
}

/**
 * Adds the new events of a batch to the journal of a locked attempt. Events that come too late,
 * after the end or from a superseded device are stored as late. While no device holds a re-admitted
 * attempt nothing is stored, so that its device can still send it in time.
 */
export async function storeEvents(
  tx: Ctx,
  attempt: AttemptRow,
  { clientId, windowId, events, isSubmission }: Batch,
): Promise<StoreResult> {
  const device = callingDevice(tx, attempt)
  const window = windowStatusOf(attempt, { clientId, windowId, device })
  const isHolder = attempt.clientId === clientId
  // Another browser used the name of the device that holds the attempt: the numbers of its events
  // do not belong to that device.
  if (isHolder && window === 'otherDevice')
    return { kept: attempt.lastSeq, differsFrom: null, late: 0, window, isFull: false }

  const of = { attemptId: attempt.id, clientId }
  const last = isHolder ? attempt.lastSeq : await findLastSequence(tx.db, of)
  const unchanged = { kept: last, differsFrom: null, late: 0, window, isFull: false }
  const sorted = splitBatch(events, last)
  if (!sorted || (window === 'free' && isInProgress(attempt.state))) return unchanged

  const differsFrom = await findDifference(tx, of, sorted.repeated)
  if (differsFrom !== null) return { ...unchanged, differsFrom }

  const { fresh } = sorted
  const size = sizeWith(attempt, fresh)
  if (fresh.length > 0 && (await isJournalFull(tx, attempt, size, isSubmission)))
    return { ...unchanged, isFull: true }

  await mustFitPaper(tx, attempt.paperId, events, fresh)

  const late = await addFresh(tx, attempt, { clientId, device, isHolder, last, size }, fresh)

  return { kept: last + fresh.length, differsFrom: null, late, window, isFull: false }
}

type Writer = {
  clientId: string
  device: CallingDevice
  isHolder: boolean
  /** The number of the last event that is stored of this device. */
  last: number
  size: JournalSize
}

/** Adds new events and updates the attempt; returns how many of them are late. */
async function addFresh(
  tx: Ctx,
  attempt: AttemptRow,
  { clientId, device, isHolder, last, size }: Writer,
  fresh: readonly AttemptEvent[],
): Promise<number> {
  const isLate = !isHolder || !countsNow(attempt, tx.now())
  const of = { attemptId: attempt.id, clientId }
  if (fresh.length > 0) await addEvents(tx.db, of, fresh, tx.now(), isLate)

  const lastSeq = last + fresh.length

  if (isHolder && isInProgress(attempt.state)) {
    const away = isLate ? {} : await awayColumns(tx, attempt, clientId, fresh)

    await updateAttempt(tx, attempt.id, size, {
      seenAt: tx.now(),
      lastSeq,
      ...boundDevice(tx.now(), attempt, device),
      ...away,
    })
  } else if (fresh.length > 0)
    await updateAttempt(tx, attempt.id, size, isHolder ? { lastSeq } : {})

  return isLate ? fresh.length : 0
}

/**
 * Whether the journal has no room for more events. Refuses them then, except those of a submission:
 * what is stored stays, and the attempt is handed in with it.
 */
async function isJournalFull(
  tx: Ctx,
  attempt: AttemptRow,
  size: JournalSize,
  isSubmission: boolean,
): Promise<boolean> {
  if (await hasRoom(tx.db, attempt, size, isSubmission)) return false
  if (!isSubmission) throw fail(errors.journalFull)

  return true
}

const updateAttempt = (
  tx: Ctx,
  id: number,
  size: JournalSize,
  columns: Updateable<DB['learningAttempts']>,
) =>
  tx.db
    .updateTable('learningAttempts')
    .set({ ...columns, journalEvents: size.events, journalBytes: size.bytes })
    .where('id', '=', id)
    .execute()

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
