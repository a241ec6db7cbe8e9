import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { notFound } from '../../../platform/http/fail.ts'

/** Deletes time windows, all or none. What they allowed stays as it is. */
export async function deleteTimeWindows(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .deleteFrom('timeWindows')
      .where('id', 'in', ids)
      .returningAll()
      .execute()

    if (rows.length !== ids.length) throw notFound()

    for (const before of rows)
      await tx.audit({
        action: 'settings.timeWindow.delete',
        entity: 'timeWindow',
        entityId: before.id,
        detail: { before },
      })

    return null
  })
}
