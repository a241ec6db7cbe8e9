import { type MenuType, menuForm } from '@residency/contract/areas/accounts/menu.contract'
import { z } from 'zod'

/** Which fields a kind of menu has. */
export const FIELDS_OF: Readonly<Record<MenuType, readonly string[]>> = {
  CATALOG: ['path', 'redirect', 'icon', 'visible', 'alwaysShow'],
  MENU: ['path', 'component', 'icon', 'visible', 'keepAlive', 'perm'],
  BUTTON: ['perm'],
  EXTLINK: ['path', 'icon', 'visible'],
}
/** What is made below what, most likely. */
export const typeBelow = (parent: MenuType | null): MenuType => (parent === null ? 'CATALOG' : parent === 'CATALOG' ? 'MENU' : 'BUTTON')
/** Only folders and pages hold others. */
export const holdsMenus = (type: MenuType) => type === 'CATALOG' || type === 'MENU'

/** The rule of the path depends on the kind: the contract's own complaint about `path`, for this kind. */
export const pathShape = (type: MenuType) =>
  z.unknown().superRefine((path, ctx) => {
    const { error } = menuForm.safeParse({ name: '-', type, path })
    const issue = error?.issues.find((one) => one.path[0] === 'path')
    if (issue) ctx.addIssue({ code: 'custom', message: issue.message })
  })
