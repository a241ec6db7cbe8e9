import { settingsErrors } from '@residency/contract/areas/settings/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { lockAllGuides, writeGuideOrder } from './guide.queries.ts'

/** Stores a new order of all guides; an incomplete list is stale and refused. */
export async function orderGuides(ctx: SignedCtx, { ids }: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const guides = await lockAllGuides(tx.db)
    const orderedIds = new Set(ids)
    if (
      orderedIds.size !== ids.length ||
      guides.length !== ids.length ||
      guides.some(({ id }) => !orderedIds.has(id))
    )
      throw fail(settingsErrors.orderStale)

    await writeGuideOrder(tx.db, ids)
    await tx.audit({ action: 'settings.guide.order', entity: 'guide', detail: { ids } })

    return null
  })
}
