import { type MenuType, menuForm } from '@residency/contract/areas/accounts/menus/menu.contract'
import { z } from 'zod'

/** The fields of each menu type. */
export const FIELDS_OF: Readonly<Record<MenuType, readonly string[]>> = {
  CATALOG: ['path', 'redirect', 'icon', 'visible', 'alwaysShow'],
  MENU: ['path', 'component', 'icon', 'visible', 'keepAlive', 'perm'],
  BUTTON: ['perm'],
  EXTLINK: ['path', 'icon', 'visible'],
}

/** The default type of a child, by the type of its parent. */
export const typeBelow = (parent: MenuType | null): MenuType => {
  if (parent === null) return 'CATALOG'

  return parent === 'CATALOG' ? 'MENU' : 'BUTTON'
}

/** Only folders and pages have children. */
export const holdsMenus = (type: MenuType) => type === 'CATALOG' || type === 'MENU'

/** The rule of the path depends on the type: the contract's error on `path` for this type. */
export const pathShape = (type: MenuType) =>
  z.unknown().superRefine((path, ctx) => {
    const { error } = menuForm.safeParse({ name: '-', type, path })
    const issue = error?.issues.find((one) => one.path[0] === 'path')
    if (issue) ctx.addIssue({ code: 'custom', message: issue.message })
  })
