import { qualificationFlow } from '@residency/contract/areas/teachers/qualification/qualification.flow'
import { dayInChina } from '../../../platform/clock.ts'
import { advanceMany } from '../../../platform/flow/advance-many.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notify } from '../../messages/messages.public.ts'
import { leaveLibrary } from './leave-library.ts'
import { findOverForUpdate } from './library.queries.ts'
import { libraryNotices } from './library-notices.seed.ts'
import { libraryNoticeOf } from './library-notices.ts'

const AT_ONCE = 500

/**
 * Ends qualifications whose last day in China is over; their library entries disappear in the same
 * transaction. Answers how many.
 */
export async function endQualifications(ctx: SignedCtx): Promise<number> {
  for (let ended = 0; ; ) {
    const moved = await inTransaction(ctx, async (tx) => {
      const over = await findOverForUpdate(tx.db, dayInChina(tx.now()), AT_ONCE)

      const records = over.map(({ id, state }) => ({
        id,
        state,
        relations: new Set(['system' as const]),
      }))

      const result = await advanceMany(tx, qualificationFlow, 'expire', records, {}, (state, ids) =>
        leaveLibrary(tx, ids, { state, reason: null }),
      )

      await notify(
        tx,
        libraryNotices.expire,
        over.map((q) => libraryNoticeOf(q, { until: q.validUntil! })),
      )

      return result.moved.length
    })

    ended += moved
    if (moved < AT_ONCE) return ended
  }
}
