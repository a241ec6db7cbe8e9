import { accountsErrors } from '@residency/contract/areas/accounts/access'
import type { MiniMenuForm } from '@residency/contract/areas/accounts/menus/mini-menu.contract'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { rowsByParent } from './menu-tree.rules.ts'
import {
  findKnownRoleCodes,
  findMiniMenus,
  lockMiniMenuTree,
  type StoredMiniMenu,
} from './mini-menu.queries.ts'

const columnsOf = (form: MiniMenuForm) => ({
  parentId: form.parentId,
  name: form.name,
  nameEn: form.nameEn,
  path: form.path,
  icon: form.icon,
  sort: form.sort,
  visible: form.visible,
  roleCodes: form.roleCodes,
})

/** Ids of a menu and its subtree. */
function withAllBelow(menus: readonly StoredMiniMenu[], id: number): Set<number> {
  const below = rowsByParent(menus)
  const ids = new Set([id])

  for (const menuId of ids) for (const child of below.get(menuId) ?? []) ids.add(child.id)

  return ids
}

async function mustBeRight(
  ctx: SignedCtx,
  form: MiniMenuForm,
  menus: readonly StoredMiniMenu[],
  id?: number,
) {
  const parentExists = form.parentId === 0 || menus.some((menu) => menu.id === form.parentId)
  if (!parentExists || (id !== undefined && withAllBelow(menus, id).has(form.parentId)))
    throw fail(accountsErrors.menuParentWrong)

  const existing = await findKnownRoleCodes(ctx.db, form.roleCodes)
  const unknown = form.roleCodes.find((code) => !existing.includes(code))
  if (unknown !== undefined) throw fail(accountsErrors.roleCodeUnknown, { code: unknown })
}

/** Creates a mini-program menu. */
export async function createMiniMenu(ctx: SignedCtx, form: MiniMenuForm) {
  return inTransaction(ctx, async (tx) => {
    await lockMiniMenuTree(tx.db)
    await mustBeRight(tx, form, await findMiniMenus(tx.db))

    await createRecord(tx, 'miniMenus', {
      columns: columnsOf(form),
      action: 'accounts.miniMenu.create',
      entity: 'miniMenu',
      detail: { after: form },
    })

    return null
  })
}

/** Changes or moves a menu, but not below itself. */
export async function updateMiniMenu(ctx: SignedCtx, input: MiniMenuForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockMiniMenuTree(tx.db)

    const menus = await findMiniMenus(tx.db)

    const before = mustMatchVersion(
      menus.find((menu) => menu.id === input.id),
      input.version,
    )

    await mustBeRight(tx, input, menus, input.id)

    await changeRecord(tx, 'miniMenus', before, {
      columns: columnsOf(input),
      action: 'accounts.miniMenu.update',
      entity: 'miniMenu',
      detail: { before, after: input },
    })

    return null
  })
}

/** Deletes a menu and its subtree. */
export async function deleteMiniMenu(ctx: SignedCtx, input: { id: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockMiniMenuTree(tx.db)

    const menus = await findMiniMenus(tx.db)

    found(menus.find((menu) => menu.id === input.id))

    const ids = withAllBelow(menus, input.id)

    await tx.db
      .deleteFrom('miniMenus')
      .where('id', 'in', [...ids])
      .execute()

    const deleted = menus.filter((menu) => ids.has(menu.id)).map(({ id, name }) => ({ id, name }))

    await tx.audit({
      action: 'accounts.miniMenu.delete',
      entity: 'miniMenu',
      entityId: input.id,
      detail: { deleted },
    })

    return null
  })
}
