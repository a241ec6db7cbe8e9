import { changeRecord } from '../../../platform/db/records.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findMenu, lockMenuTree } from './menu.queries.ts'

/** Shows or hides a menu; a hidden menu still has its route. */
export async function setMenuVisible(ctx: SignedCtx, input: { id: number; visible: 0 | 1 }) {
  return inTransaction(ctx, async (tx) => {
    await lockMenuTree(tx.db)

    const before = found(await findMenu(tx.db, input.id))
    const detail = { before: before.visible, after: input.visible }

    await changeRecord(tx, 'menus', before, {
      columns: { visible: input.visible },
      action: 'accounts.menu.setVisible',
      entity: 'menu',
      detail,
    })

    return null
  })
}
