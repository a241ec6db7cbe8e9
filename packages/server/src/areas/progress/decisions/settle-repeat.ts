import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleSessions } from '../progress.policy.ts'
import { findOpenRepeatForUpdate } from '../sessions/session.queries.ts'

/** The office settles a repeat for which nothing has to be planned any more. */
export const settleRepeat = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const { traineeId } = found(await findOpenRepeatForUpdate(tx.db, visibleSessions(tx.actor), id))

    await tx.db
      .updateTable('progressRepeats')
      .set({ settledBy: tx.actor.userId, settledAt: tx.now() })
      .where('id', '=', id)
      .execute()

    await tx.audit({
      action: 'progress.repeat.settle',
      entity: 'progressRepeat',
      entityId: id,
      detail: { traineeId },
    })

    return null
  })
