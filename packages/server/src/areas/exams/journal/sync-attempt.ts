import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { type Ctx, inTransaction, type Services } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'
import { type Outcome, shareWork } from '../../../platform/share-work.ts'
import { actAsTaker } from '../taking/act-as-taker.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { findMessages } from '../taking/attempt.queries.ts'
import { isOverdue } from '../taking/deadline.rules.ts'
import { findOwnAttempt } from '../taking/find-own-attempt.ts'
import { presentAttemptStatus, type ShownAttempt } from '../taking/present-attempt-status.ts'
import type { StoreResult } from './decide-batch.ts'
import { findSittings, type Sitting, type SittingMessage } from './sitting.queries.ts'
import { type Sending, storeEvents, storeLocked } from './store-events.ts'

type Input = InputOf<(typeof ownExams)['sync'], 'out'>
type Call = { ctx: Ctx; taker: Taker; input: Input }
type Answer = ReturnType<typeof presentSync>

/** Calls that share a statement: some hundred events, written in a few milliseconds. */
const MAX_CALLS = 50

/**
 * Nobody notices that an answer is marked as saved so much later. Two hundred takers save twenty
 * answers a second: five of them share a statement.
 */
const PAUSE_MS = 250

/** A statement that takes longer than this waits for the database, and holds up nobody else. */
const LONGEST_MS = 2000

const sharedBy = new WeakMap<Services, (call: Call) => Promise<Answer>>()

/** What the calls of a process share: they wait for each other, and are stored together. */
function shareOf({ services }: Ctx) {
  const known = sharedBy.get(services)
  if (known) return known

  const share = shareWork<Call, Answer>({
    most: MAX_CALLS,
    pauseMs: PAUSE_MS,
    longestMs: LONGEST_MS,
    keyOf: ({ input }) => input.id,
    together: syncTogether,
    alone: syncAlone,
  })

  sharedBy.set(services, share)

  return share
}

/**
 * Stores events of a device and answers the status of the attempt; the same events again change
 * nothing. Calls that arrive while others are being stored share the next statement.
 */
export const syncAttempt = (ctx: Ctx, taker: Taker, input: Input): Promise<Answer> => {
  const call = { ctx, taker, input }
  return ctx.db.isTransaction ? syncAlone(call) : shareOf(ctx)(call)
}

/** One call with its attempt locked, waiting for the transaction that has it. */
const syncAlone = ({ ctx, taker, input: { id, sinceMessage, ...batch } }: Call) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const stored = await storeLocked(tx, attempt, { ...batch, isSubmission: false })

    return presentSync(tx, attempt, stored, await findMessages(tx.db, attempt, sinceMessage))
  })

/**
 * Calls about different attempts, without locks: an attempt that somebody else has changed or
 * locked, or whose time is over, is left to a transaction of its own.
 */
async function syncTogether(calls: readonly Call[]): Promise<Outcome<Answer>[]> {
  const { ctx } = calls[0]!

  const sittings = await findSittings(
    ctx.db,
    calls.map(({ taker, input: { id, sinceMessage } }) => ({ id, taker, sinceMessage })),
  )

  const shared = calls.flatMap((call) => {
    const sitting = sittings.get(call.input.id)
    return sitting && !isOverdue(sitting, ctx.now()) ? [{ call, sitting }] : []
  })

  const stored = await storeEvents(
    ctx,
    shared.map(({ call, sitting }) => sendingOf(call, sitting)),
  )

  const outcomes = new Map(shared.map(({ call }, at) => [call, stored[at]!]))

  return calls.map((call) => {
    const sitting = sittings.get(call.input.id)
    if (!sitting) return { failure: notFound() }

    const outcome = outcomes.get(call) ?? 'alone'
    if (outcome === 'alone' || 'failure' in outcome) return outcome

    return { answer: presentSync(call.ctx, sitting, outcome.answer, sitting.messages) }
  })
}

function sendingOf({ ctx, input }: Call, attempt: Sitting): Sending {
  const { clientId, windowId, events } = input
  return {
    attempt,
    batch: { clientId, windowId, events, isSubmission: false },
    client: ctx.client,
  }
}

/**
 * The answer for a device: how far its journal is stored, the status of the attempt, and the
 * messages of invigilators.
 */
export const presentSync = (
  ctx: Ctx,
  attempt: ShownAttempt,
  { window, ...stored }: StoreResult,
  messages: readonly SittingMessage[],
) => ({
  ...presentAttemptStatus(ctx, attempt, window),
  ...stored,
  messages: messages.map(({ id, text, sentAt }) => ({ id, text, sentAt: toMoment(sentAt) })),
})
