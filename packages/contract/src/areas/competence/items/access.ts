import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const itemPermissions = {
  /** Choose which items of the standards carry levels, and the settings of the look-up. */
  manage: 'competence:item:manage',
} as const satisfies Record<string, Permission>

export const itemErrors = errorsOf('competence', {
  itemUnknown: { status: 400, code: 'A0400', field: 'name' },
  itemTaken: { status: 409, code: 'B0001', field: 'name' },
})

export const itemMenus = menusOf(() => [
  {
    key: 'supervision.item',
    parent: 'supervision',
    type: 'MENU',
    path: 'item',
    view: 'competence/item/index',
    icon: 'profile',
    sort: 6,
    roles: ['BHB_ADMIN'],
    keepAlive: true,
    permissions: { [itemPermissions.manage]: ['BHB_ADMIN'] },
  },
])
