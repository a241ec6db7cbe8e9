import type { ownExams } from '@residency/contract/areas/exams/taking/attempt.contract'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import type { InputOf } from '@residency/contract/kernel'
import { advance } from '../../../platform/flow/advance.ts'
import { type Ctx, inTransaction } from '../../../platform/http/ctx.ts'
import { keepEvents } from '../journal/keep-events.ts'
import { shownSync } from '../journal/sync-attempt.ts'
import { markEnded } from '../judgement/mark-ended.ts'
import { actAsTaker } from './act-as-taker.ts'
import { goesOn, OWN, type Taker } from './attempt.policy.ts'
import { findOwnAttempt } from './find-own-attempt.ts'

type Input = InputOf<(typeof ownExams)['submit'], 'out'>

/**
 * Submits an attempt together with its last events. It is not submitted while events of the device
 * are missing, or by a window that no longer counts: the answer then says what is kept and how the
 * window stands. A full journal takes no more events and is submitted all the same. Submitting
 * again changes nothing.
 */
export const submitAttempt = (
  ctx: Ctx,
  taker: Taker,
  { id, lastSeq, sinceMessage, ...batch }: Input,
) =>
  inTransaction(actAsTaker(ctx, taker), async (tx) => {
    const attempt = await findOwnAttempt(tx, taker, id)
    const kept = await keepEvents(tx, attempt, { ...batch, isSubmission: true })
    const isWhole =
      kept.window === 'counts' && kept.differsFrom === null && (kept.isFull || kept.kept >= lastSeq)
    if (!isWhole || !goesOn(attempt.state)) return shownSync(tx, attempt, kept, sinceMessage)

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

    return shownSync(tx, await findOwnAttempt(tx, taker, id), kept, sinceMessage)
  })
