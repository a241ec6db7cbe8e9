import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const loadPermissions = {
  /** Load of raters: the office of all targets, base administrators of those of their bases. */
  list: 'evaluation:load:list',
  export: 'evaluation:load:export',
} as const satisfies Record<string, Permission>

const managers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const loadMenus = menusOf(() => [
  {
    key: 'evaluate.load',
    parent: 'evaluate',
    type: 'MENU',
    path: 'load',
    view: 'evaluate/load/index',
    icon: 'field-time',
    sort: 24,
    roles: managers,
    keepAlive: true,
    permissions: { [loadPermissions.list]: managers, [loadPermissions.export]: managers },
  },
])
