import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findMenu, lockMenuTree } from './menu.queries.ts'

/** Shows or hides a menu; a hidden one still has its route. */
export async function setMenuVisible(ctx: SignedCtx, input: { id: number; visible: 0 | 1 }) {
  return inTransaction(ctx, async (tx) => {
    await lockMenuTree(tx.db)
    const before = found(await findMenu(tx.db, input.id))
    await tx.db
      .updateTable('menus')
      .set({ visible: input.visible, updated_at: tx.now(), version: before.version + 1 })
      .where('id', '=', input.id)
      .execute()
    const detail = { before: before.visible, after: input.visible }
    await tx.audit({ action: 'accounts.menu.setVisible', entity: 'menu', entityId: input.id, detail })
    return null
  })
}
