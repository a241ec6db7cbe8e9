import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findMenu, findMenusBelow, lockMenuTree } from './menu.queries.ts'

/** Deletes a menu and its subtree, unless any part of it is declared in code. */
export async function deleteMenu(ctx: SignedCtx, input: { id: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockMenuTree(tx.db)

    const menu = found(await findMenu(tx.db, input.id))
    const below = await findMenusBelow(tx.db, menu.treePath)
    if (below.some((m) => m.seed !== null)) throw fail(accountsErrors.menuBuiltIn)

    await tx.db.deleteFrom('menus').where('treePath', 'like', `${menu.treePath}%`).execute()

    const deleted = below.map(({ id, name }) => ({ id, name }))

    await tx.audit({
      action: 'accounts.menu.delete',
      entity: 'menu',
      entityId: input.id,
      detail: { deleted },
    })

    return null
  })
}
