import { accountsPermissions as may } from '@residency/contract/areas/accounts/access'
import type { MenuNode, MenuOption } from '@residency/contract/areas/accounts/menus/menu.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { mayGrant } from '../accounts.policy.ts'
import { findMenu, findMenus, type StoredMenu } from './menu.queries.ts'
import { menuTypeOf, treesOf } from './menu-tree.rules.ts'

/** Actions the reader may take on a menu; menus declared in code can be hidden, not deleted. */
function actionsOnMenu({ actor }: SignedCtx, menu: StoredMenu): string[] {
  const isFolder = ['CATALOG', 'MENU'].includes(menuTypeOf(menu.type))
  return permittedActions(actor, {
    add: isFolder && may.menuAdd,
    edit: may.menuEdit,
    [menu.visible === 1 ? 'hide' : 'show']: may.menuEdit,
    delete: menu.seed === null && may.menuDelete,
  })
}

const bit = (stored: number) => (stored === 0 ? 0 : 1)

/** The tree of all menus and buttons, or of the search results. */
export async function listMenus(
  ctx: SignedCtx,
  input: { keywords?: string | undefined },
): Promise<MenuNode[]> {
  const menus = await findMenus(ctx.db, input.keywords)
  return treesOf<StoredMenu, MenuNode>(menus, (menu) => ({
    ...menu,
    type: menuTypeOf(menu.type),
    visible: bit(menu.visible),
    isBuiltIn: menu.seed !== null,
    actions: actionsOnMenu(ctx, menu),
    children: [],
  }))
}

type Choice = { value: number; label: string; disabled?: true; children: Choice[] }

const withoutEmpty = ({ children, ...option }: Choice): MenuOption =>
  children.length ? { ...option, children: children.map(withoutEmpty) } : option

/** The same tree as options in the reader's language. */
export async function listMenuOptions(ctx: SignedCtx): Promise<MenuOption[]> {
  const menus = await findMenus(ctx.db)
  const label = (menu: StoredMenu) => labelIn(ctx.language, menu.name, menu.nameEn)
  const isGrantable = (menu: StoredMenu) => menu.perm === null || mayGrant(ctx.actor, [menu.perm])

  const trees = treesOf<StoredMenu, Choice>(menus, (menu) => ({
    value: menu.id,
    label: label(menu),
    ...(isGrantable(menu) ? {} : { disabled: true as const }),
    children: [],
  }))

  return trees.map(withoutEmpty)
}

/** The form values of one menu. */
export async function getMenuForm(ctx: SignedCtx, input: { id: number }) {
  const menu = found(await findMenu(ctx.db, input.id))
  return {
    ...menu,
    type: menuTypeOf(menu.type),
    visible: bit(menu.visible),
    keepAlive: menu.keepAlive === null ? null : bit(menu.keepAlive),
    alwaysShow: menu.alwaysShow === null ? null : bit(menu.alwaysShow),
    isBuiltIn: menu.seed !== null,
  } as const
}
