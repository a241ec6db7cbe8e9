import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { InputOf } from '@residency/contract/kernel'
import { advance } from '../../../platform/flow/advance.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { storeLocked } from '../journal/store-events.ts'
import { presentSync } from '../journal/sync-attempt.ts'
import { markEnded } from '../judgement/mark-ended.ts'
import { actAsTaker } from './act-as-taker.ts'
import { isInProgress, OWN, type Taker } from './attempt.policy.ts'
import { type AttemptRow, findMessages } from './attempt.queries.ts'
import { findOwnAttempt } from './find-own-attempt.ts'

type Input = InputOf<(typeof ownExams)['submit'], 'out'>

/**
 * Submits an attempt together with its last events. It is not submitted while events of the device
 * are missing, or by a window that no longer counts: the answer then has the number of stored
 * events and the status of the window. A full journal accepts no more events, and the attempt is
 * submitted all the same. Submitting again changes nothing.
 */
export const submitAttempt = (
  ctx: Ctx,
  taker: Taker,
  { id, lastSeq, sinceMessage, ...batch }: Input,
) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const stored = await storeLocked(tx, attempt, { ...batch, isSubmission: true })
    const present = async (now: AttemptRow) =>
      presentSync(tx, now, stored, await findMessages(tx.db, now, sinceMessage))

    const isWhole =
      stored.window === 'counts' &&
      stored.differsFrom === null &&
      (stored.isFull || stored.kept >= lastSeq)
    if (!isWhole || !isInProgress(attempt.state)) return present(attempt)

    const record = { id, state: attempt.state, relations: OWN }

    await advance(tx, attemptFlow, 'submit', record, {}, (state) =>
      tx.db
        .updateTable('learningAttempts')
        .set({
          state,
          endedAt: tx.now(),
          pausedAt: null,
          isAway: false,
          version: attempt.version + 1,
        })
        .where('id', '=', id)
        .execute(),
    )

    await markEnded(tx, id)

    return present(await findOwnAttempt(tx, taker, id))
  })
