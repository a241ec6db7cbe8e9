import type { Ctx } from '../../../platform/http/ctx.ts'
import { Fail } from '../../../platform/http/fail.ts'
import { invariant } from '../../../platform/invariant.ts'
import type { Outcome } from '../../../platform/share-work.ts'
import { askedPapers } from './asked-questions.ts'
import { callingDevice } from './calling-device.ts'
import {
  type Batch,
  type BatchDecision,
  type BatchFacts,
  decideBatch,
  isOfPage,
  type JournalAttempt,
  type StoreResult,
} from './decide-batch.ts'
import {
  findLastLeaves,
  findLastSequences,
  findStoredEvents,
  type Of,
  writeJournals,
} from './journal.queries.ts'

/** Events that a device sends, and the attempt as it was read. Of each attempt there is one batch. */
export type Sending = { attempt: JournalAttempt; batch: Batch; client: Ctx['client'] }

/** The database writes the name of a device in lower case. */
const keyOf = ({ attemptId, clientId }: Of) => `${attemptId}/${clientId.toLowerCase()}`

const deviceOf = ({ attempt, batch }: Sending): Of => ({
  attemptId: attempt.id,
  clientId: batch.clientId,
})

const isOfHolder = ({ attempt, batch }: Sending) => attempt.clientId === batch.clientId

/** The numbers of the last stored events of the devices that send. */
async function findLasts({ db }: Ctx, sendings: readonly Sending[]) {
  const others = sendings.filter((sending) => !isOfHolder(sending)).map(deviceOf)
  const found = others.length > 0 ? await findLastSequences(db, others) : []
  const known = new Map(others.map((of, at) => [keyOf(of), found[at]!]))

  return sendings.map((sending) => known.get(keyOf(deviceOf(sending))) ?? sending.attempt.lastSeq)
}

/** Stored events with the numbers of those that were sent before, by device. */
async function findRepeated({ db }: Ctx, sendings: readonly Sending[], lasts: readonly number[]) {
  const ranges = sendings.flatMap((sending, at) => {
    const first = sending.batch.events[0]?.seq ?? Number.POSITIVE_INFINITY
    return first <= lasts[at]! ? [{ ...deviceOf(sending), first, final: lasts[at]! }] : []
  })

  return Map.groupBy(ranges.length > 0 ? await findStoredEvents(db, ranges) : [], keyOf)
}

/** When those who are away left the page, where the batch says more about it. */
async function findLeaves({ db }: Ctx, sendings: readonly Sending[]) {
  const away = sendings
    .filter(({ attempt, batch }) => attempt.isAway && batch.events.some(isOfPage))
    .map(deviceOf)

  const found = away.length > 0 ? await findLastLeaves(db, away) : []

  return new Map(found.map((leave) => [keyOf(leave), leave.madeAt]))
}

/** What is known of each batch, by a fixed number of queries. */
async function loadFacts(ctx: Ctx, sendings: readonly Sending[]): Promise<BatchFacts[]> {
  const lasts = await findLasts(ctx, sendings)
  const repeated = await findRepeated(ctx, sendings, lasts)
  const leaves = await findLeaves(ctx, sendings)

  const papers = await askedPapers(
    ctx,
    sendings.map(({ attempt }) => attempt.paperId),
  )

  return sendings.map((sending, at) => {
    const key = keyOf(deviceOf(sending))

    return {
      now: ctx.now(),
      device: callingDevice(sending, sending.attempt),
      last: lasts[at]!,
      stored: repeated.get(key) ?? [],
      leftAt: leaves.get(key) ?? null,
      paper: papers.get(sending.attempt.paperId)!,
    }
  })
}

function decide(
  { attempt, batch }: Sending,
  facts: BatchFacts,
): Exclude<Outcome<BatchDecision>, 'alone'> {
  try {
    return { answer: decideBatch(attempt, batch, facts) }
  } catch (failure) {
    if (!(failure instanceof Fail)) throw failure

    return { failure }
  }
}

const eventsOf = (
  { attempt, batch }: Sending,
  { added, isLate }: BatchDecision,
  receivedAt: Date,
) =>
  added.map((event) => ({
    ...event,
    attemptId: attempt.id,
    clientId: batch.clientId,
    receivedAt,
    isLate,
  }))

/**
 * Adds the new events of batches to the journals of their attempts, in one statement. A batch that
 * is refused does not refuse the others. 'alone': somebody has changed the attempt since it was
 * read, or is about to; nothing of its batch is stored. That never happens to an attempt that was
 * read with its lock.
 */
export async function storeEvents(
  ctx: Ctx,
  sendings: readonly Sending[],
): Promise<Outcome<StoreResult>[]> {
  const facts = await loadFacts(ctx, sendings)
  const decided = sendings.map((sending, at) => decide(sending, facts[at]!))

  const decisions = decided.flatMap((outcome, at) =>
    'answer' in outcome ? [{ sending: sendings[at]!, decision: outcome.answer, at }] : [],
  )

  const changes = decisions.flatMap(({ decision }) => decision.change ?? [])

  const events = decisions.flatMap(({ sending, decision, at }) =>
    eventsOf(sending, decision, facts[at]!.now),
  )

  const written =
    changes.length > 0 ? await writeJournals(ctx.db, changes, events) : new Set<number>()

  return decided.map((outcome) => {
    if ('failure' in outcome) return outcome

    const { change, result } = outcome.answer
    return change === null || written.has(change.id) ? { answer: result } : 'alone'
  })
}

/** Adds the new events of one batch to the journal of an attempt that this transaction has locked. */
export async function storeLocked(
  tx: Ctx,
  attempt: JournalAttempt,
  batch: Batch,
): Promise<StoreResult> {
  const [outcome] = await storeEvents(tx, [{ attempt, batch, client: tx.client }])
  if (outcome && outcome !== 'alone' && 'answer' in outcome) return outcome.answer

  invariant(outcome !== undefined && outcome !== 'alone', 'the attempt is locked')

  throw outcome.failure
}
