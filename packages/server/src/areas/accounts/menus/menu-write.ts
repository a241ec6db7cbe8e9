import { accountsErrors } from '@residency/contract/areas/accounts/access'
import { MENU_TYPES, type MenuForm } from '@residency/contract/areas/accounts/menus/menu.contract'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  findMenu,
  findMenusBelow,
  lockMenuTree,
  moveMenusBelow,
  type StoredMenu,
} from './menu.queries.ts'
import { menuTypeOf } from './menu-tree.rules.ts'

const holdsMenus = (type: MenuForm['type']) => type === 'CATALOG' || type === 'MENU'

function componentOf({ type, component }: MenuForm) {
  if (type === 'CATALOG') return 'Layout'

  return type === 'MENU' ? component : null
}

/**
 * Form values as columns, as clients expect to read them: a folder's component is Layout, links and
 * buttons have none.
 */
function columnsOf(form: MenuForm) {
  const isFolder = holdsMenus(form.type)
  const path =
    isFolder && form.parentId === 0 && !form.path?.startsWith('/') ? `/${form.path}` : form.path
  return {
    parentId: form.parentId,
    name: form.name,
    nameEn: form.nameEn,
    type: MENU_TYPES[form.type],
    path: form.type === 'BUTTON' ? null : path,
    component: componentOf(form),
    perm: form.perm,
    visible: form.visible,
    sort: form.sort,
    icon: form.icon,
    redirect: isFolder ? form.redirect : null,
    keepAlive: form.keepAlive,
    alwaysShow: form.alwaysShow,
  }
}

/**
 * The tree path of a parent ('' for the root). Refuses a parent that does not exist, cannot have
 * children or is below the menu itself.
 */
async function pathAbove(ctx: SignedCtx, parentId: number, itself?: StoredMenu): Promise<string> {
  if (parentId === 0) return ''

  const parent = await findMenu(ctx.db, parentId)
  const isBelow = itself !== undefined && parent?.treePath.startsWith(itself.treePath)
  if (!parent || isBelow || !holdsMenus(menuTypeOf(parent.type)))
    throw fail(accountsErrors.menuParentWrong)

  return parent.treePath
}

/** Nobody writes a permission code they do not hold into a menu. */
function mustHold({ actor }: SignedCtx, perm: string | null) {
  if (perm !== null && !actor.isRoot && !actor.permissions.has(perm))
    throw fail(accountsErrors.permissionNotHeld, { perm })
}

/**
 * Creates a menu without roles. A form copied from another menu carries that menu's English name,
 * so the name is ignored.
 */
export async function createMenu(ctx: SignedCtx, input: MenuForm) {
  const form = input.version === undefined ? input : { ...input, nameEn: null }
  mustHold(ctx, form.perm)

  return inTransaction(ctx, async (tx) => {
    await lockMenuTree(tx.db)

    const above = await pathAbove(tx, form.parentId)
    const now = tx.now()

    const { id } = await tx.db
      .insertInto('menus')
      .values({ ...columnsOf(form), treePath: '', createdAt: now, updatedAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()

    await tx.db
      .updateTable('menus')
      .set({ treePath: `${above}${id}/` })
      .where('id', '=', id)
      .execute()

    await tx.audit({
      action: 'accounts.menu.create',
      entity: 'menu',
      entityId: id,
      detail: { after: form },
    })

    return null
  })
}

/**
 * Changes or moves a menu. Its roles gain a new permission code, so the actor must hold that code.
 * Type and code of a menu declared in code are fixed: a code without a holder would lock everybody
 * out.
 */
export async function updateMenu(ctx: SignedCtx, input: MenuForm & { id: number }) {
  return inTransaction(ctx, async (tx) => {
    await lockMenuTree(tx.db)

    const before = mustMatchVersion(await findMenu(tx.db, input.id), input.version)
    const changesPerm = input.perm !== before.perm
    if (before.seed !== null && (changesPerm || MENU_TYPES[input.type] !== before.type))
      throw fail(accountsErrors.menuBuiltInFixed)

    if (changesPerm) mustHold(ctx, input.perm)

    const above = await pathAbove(tx, input.parentId, before)
    const isAlone = (await findMenusBelow(tx.db, before.treePath)).length === 1
    if (!holdsMenus(input.type) && !isAlone) throw fail(accountsErrors.menuHasChildren)

    await updateRow(tx, 'menus', before, columnsOf(input))

    if (input.parentId !== before.parentId)
      await moveMenusBelow(tx.db, before.treePath, `${above}${input.id}/`)

    const { treePath, seed, ...values } = before
    const detail = { before: { ...values, type: menuTypeOf(before.type) }, after: input }

    await tx.audit({ action: 'accounts.menu.update', entity: 'menu', entityId: input.id, detail })

    return null
  })
}
