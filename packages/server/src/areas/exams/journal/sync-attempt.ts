import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { type InputOf, toMoment } from '@residency/contract/kernel'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { actAsTaker } from '../taking/act-as-taker.ts'
import type { Taker } from '../taking/attempt.policy.ts'
import { type AttemptRow, findMessages } from '../taking/attempt.queries.ts'
import { findOwnAttempt } from '../taking/find-own-attempt.ts'
import { shownStand } from '../taking/shown-stand.ts'
import { type Kept, keepEvents } from './keep-events.ts'

type Input = InputOf<(typeof ownExams)['sync'], 'out'>

/**
 * Keeps events of a device and says how the attempt stands; the same events again change nothing.
 */
export const syncAttempt = (ctx: Ctx, taker: Taker, { id, sinceMessage, ...batch }: Input) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const kept = await keepEvents(tx, attempt, { ...batch, isSubmission: false })
    return shownSync(tx, attempt, kept, sinceMessage)
  })

/**
 * What a device is answered: how far its journal is kept, how the attempt stands, and what
 * invigilators have said.
 */
export async function shownSync(
  tx: Ctx,
  attempt: AttemptRow,
  { window, ...kept }: Kept,
  sinceMessage: number,
) {
  const messages = await findMessages(tx.db, attempt, sinceMessage)
  return {
    ...shownStand(tx, attempt, window),
    ...kept,
    messages: messages.map(({ id, text, sentAt }) => ({ id, text, sentAt: toMoment(sentAt) })),
  }
}
