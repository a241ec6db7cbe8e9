import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { actAsTaker } from '../taking/act-as-taker.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { type AttemptRow, findMessages } from '../taking/attempt.queries.ts'
import { findOwnAttempt } from '../taking/find-own-attempt.ts'
import { presentAttemptStatus } from '../taking/present-attempt-status.ts'
import { type StoreResult, storeEvents } from './store-events.ts'

type Input = InputOf<(typeof ownExams)['sync'], 'out'>

/**
 * Stores events of a device and answers the status of the attempt; the same events again change
 * nothing.
 */
export const syncAttempt = (ctx: Ctx, taker: Taker, { id, sinceMessage, ...batch }: Input) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const stored = await storeEvents(tx, attempt, { ...batch, isSubmission: false })
    return presentSync(tx, attempt, stored, sinceMessage)
  })

/**
 * The answer for a device: how far its journal is stored, the status of the attempt, and the
 * messages of invigilators.
 */
export async function presentSync(
  tx: Ctx,
  attempt: AttemptRow,
  { window, ...stored }: StoreResult,
  sinceMessage: number,
) {
  const messages = await findMessages(tx.db, attempt, sinceMessage)
  return {
    ...presentAttemptStatus(tx, attempt, window),
    ...stored,
    messages: messages.map(({ id, text, sentAt }) => ({ id, text, sentAt: toMoment(sentAt) })),
  }
}
