import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findMenu, lockMenuTree } from './menu.queries.ts'

/** Shows or hides a menu; a hidden menu keeps its route. */
export async function setMenuVisible(ctx: SignedCtx, input: { id: number; visible: 0 | 1 }) {
  return inTransaction(ctx, async (tx) => {
    await lockMenuTree(tx.db)
    const before = found(await findMenu(tx.db, input.id))
    await updateRow(tx, 'menus', before, { visible: input.visible })
    const detail = { before: before.visible, after: input.visible }
    await tx.audit({ action: 'accounts.menu.setVisible', entity: 'menu', entityId: input.id, detail })
    return null
  })
}
