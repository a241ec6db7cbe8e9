import { settingsErrors } from '@residency/contract/areas/settings/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, notFound } from '../../../platform/http/fail.ts'
import { findItemsForUpdate } from './dictionary.queries.ts'
import { isItemUsed } from './dictionary-uses.ts'

/** Deletes items, all or none; built-in ones and those in use can only be disabled. */
export async function deleteDictItems(ctx: SignedCtx, input: { ids: number[] }) {
  return inTransaction(ctx, async (tx) => {
    const items = await findItemsForUpdate(tx.db, input.ids)
    if (items.length !== input.ids.length) throw notFound()
    if (items.some((item) => item.isBuiltIn)) throw fail(settingsErrors.builtInKept)

    for (const item of items)
      if (await isItemUsed(tx, item.typeCode, item.value))
        throw fail(settingsErrors.itemUsed, { name: item.labelZh })

    await tx.db.deleteFrom('dictItems').where('id', 'in', input.ids).execute()

    for (const { id, value } of items)
      await tx.audit({
        action: 'settings.dictItem.delete',
        entity: 'dictItem',
        entityId: id,
        detail: { before: { value } },
      })

    return null
  })
}
