import { settingsErrors } from '@residency/contract/areas/settings/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findTypeByCode, writeItemOrder } from './dictionary.queries.ts'

/** Stores a new order of all items of a dictionary; an incomplete list is stale and refused. */
export async function orderDictItems(
  ctx: SignedCtx,
  { typeCode, ids }: { typeCode: string; ids: number[] },
) {
  return inTransaction(ctx, async (tx) => {
    const type = found(await findTypeByCode(tx.db, typeCode))

    const items = await tx.db
      .selectFrom('dictItems')
      .select('id')
      .where('typeId', '=', type.id)
      .orderBy('id')
      .forUpdate()
      .execute()

    const orderedIds = new Set(ids)
    if (
      orderedIds.size !== ids.length ||
      items.length !== ids.length ||
      items.some(({ id }) => !orderedIds.has(id))
    )
      throw fail(settingsErrors.orderStale)

    await writeItemOrder(tx.db, ids)

    await tx.audit({
      action: 'settings.dictItem.order',
      entity: 'dictType',
      entityId: type.id,
      detail: { type: typeCode, ids },
    })

    return null
  })
}
