import { takingErrors as errors } from '@residency/contract/areas/exams/taking/access'
import type { AttemptEvent } from '@residency/contract/areas/exams/taking/attempt.contract'
import { fail } from '../../../platform/http/fail.ts'
import { isInProgress } from '../taking/attempt.policy.ts'
import type { AttemptRow } from '../taking/attempt.queries.ts'
import { countsNow } from '../taking/deadline.rules.ts'
import type { AskedPaper } from './asked-questions.ts'
import { awayAfter } from './away.rules.ts'
import { boundDevice } from './calling-device.ts'
import { findDifference, mustFitPaper } from './check-batch.ts'
import type { AttemptChange, StoredEvent } from './journal.queries.ts'
import {
  type CallingDevice,
  splitBatch,
  type WindowStatus,
  windowStatusOf,
} from './journal.rules.ts'
import { isBeyond, sizeOf, together, withReserve } from './journal-bound.rules.ts'

/** What of an attempt its journal needs. */
export type JournalAttempt = Pick<
  AttemptRow,
  | 'id'
  | 'paperId'
  | 'state'
  | 'deadlineAt'
  | 'endedAt'
  | 'pausedAt'
  | 'graceSeconds'
  | 'clientId'
  | 'windowId'
  | 'deviceHash'
  | 'heldAt'
  | 'seenAt'
  | 'lastSeq'
  | 'isAway'
  | 'awayCount'
  | 'awaySeconds'
  | 'journalEvents'
  | 'journalBytes'
  | 'rowVersion'
>

/** `isSubmission`: the attempt is handed in with these events. */
export type Batch = {
  clientId: string
  windowId: string
  events: readonly AttemptEvent[]
  isSubmission: boolean
}

/** What is known of a batch besides its attempt. */
export type BatchFacts = {
  now: Date
  device: CallingDevice

  /** The number of the last event that is stored of this device. */
  last: number

  /** Stored events with the numbers of those that were sent before. */
  stored: readonly StoredEvent[]

  /** When the device last left the page, if it is away. */
  leftAt: Date | null
  paper: AskedPaper
}

export type StoreResult = {
  kept: number
  differsFrom: number | null
  late: number
  window: WindowStatus
  isFull: boolean
}

/** `change` null: nothing is written. */
export type BatchDecision = {
  result: StoreResult
  change: AttemptChange | null
  added: readonly AttemptEvent[]
  isLate: boolean
}

/**
 * Decides about a batch: which of its events are new, and what they change of the attempt. Events
 * that come too late, after the end or from a superseded device are stored as late. While no device
 * holds a re-admitted attempt nothing is stored, so that its device can still send it in time.
 */
export function decideBatch(
  attempt: JournalAttempt,
  batch: Batch,
  facts: BatchFacts,
): BatchDecision {
  const { clientId, windowId, events } = batch
  const { device, last } = facts
  const window = windowStatusOf(attempt, { clientId, windowId, device })
  const unchanged = { kept: last, differsFrom: null, late: 0, window, isFull: false }
  // Another browser used the name of the device that holds the attempt: the numbers of its events
  // do not belong to that device.
  if (attempt.clientId === clientId && window === 'otherDevice') return withoutChange(unchanged)

  const sorted = splitBatch(events, last)
  if (!sorted || (window === 'free' && isInProgress(attempt.state))) return withoutChange(unchanged)

  const differsFrom = findDifference(sorted.repeated, facts.stored)
  if (differsFrom !== null) return withoutChange({ ...unchanged, differsFrom })

  const { fresh } = sorted
  if (fresh.length > 0 && isJournalFull(attempt, batch, facts, fresh))
    return withoutChange({ ...unchanged, isFull: true })

  mustFitPaper(facts.paper, events, fresh)

  return withFresh(attempt, batch, facts, fresh, unchanged)
}

const withoutChange = (result: StoreResult): BatchDecision => ({
  result,
  change: null,
  added: [],
  isLate: false,
})

/** The journal of an attempt with some more events. */
const sizeWith = (
  { journalEvents, journalBytes }: JournalAttempt,
  more: readonly { value: unknown }[],
) => together({ events: journalEvents, bytes: Number(journalBytes) }, sizeOf(more))

/**
 * Whether the journal has no room for more events. Refuses them then, except those of a submission:
 * what is stored stays, and the attempt is handed in with it; it may bring its last events along
 * beyond the bound.
 */
function isJournalFull(
  attempt: JournalAttempt,
  { isSubmission }: Batch,
  { paper }: BatchFacts,
  fresh: readonly AttemptEvent[],
): boolean {
  const bound = isSubmission ? withReserve(paper.bound) : paper.bound
  if (!isBeyond(sizeWith(attempt, fresh), bound)) return false
  if (!isSubmission) throw fail(errors.journalFull)

  return true
}

/** Adds new events, and changes the attempt. */
function withFresh(
  attempt: JournalAttempt,
  { clientId }: Batch,
  facts: BatchFacts,
  fresh: readonly AttemptEvent[],
  unchanged: StoreResult,
): BatchDecision {
  const isHolder = attempt.clientId === clientId
  const isLate = !isHolder || !countsNow(attempt, facts.now)
  const acceptsAnswers = isHolder && isInProgress(attempt.state)
  const lastStored = facts.last + fresh.length
  const result = { ...unchanged, kept: lastStored, late: isLate ? fresh.length : 0 }
  if (!acceptsAnswers && fresh.length === 0) return withoutChange(result)

  const { events: journalEvents, bytes: journalBytes } = sizeWith(attempt, fresh)
  const { id, rowVersion, seenAt, lastSeq, deviceHash, isAway, awayCount, awaySeconds } = attempt

  const change = {
    id,
    rowVersion,
    seenAt,
    lastSeq: isHolder ? lastStored : lastSeq,
    deviceHash,
    isAway,
    awayCount,
    awaySeconds,
    journalEvents,
    journalBytes,
    ...(acceptsAnswers && { seenAt: facts.now, ...boundDevice(facts.now, attempt, facts.device) }),
    ...(acceptsAnswers && !isLate && awayColumns(attempt, facts, fresh)),
  }

  return { result, change, added: fresh, isLate }
}

/** Whether an event says that the page was left, or that somebody is back. */
export const isOfPage = ({ kind }: Pick<AttemptEvent, 'kind'>) =>
  kind === 'leave' || kind === 'return'

function awayColumns(
  attempt: JournalAttempt,
  { leftAt }: BatchFacts,
  fresh: readonly AttemptEvent[],
) {
  if (!fresh.some(isOfPage)) return {}

  const before = {
    isAway: attempt.isAway,
    count: attempt.awayCount,
    seconds: attempt.awaySeconds,
    since: leftAt?.getTime() ?? null,
  }

  const { isAway, count, seconds } = awayAfter(before, fresh)

  return { isAway, awayCount: count, awaySeconds: seconds }
}
