import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const reliabilityPermissions = {
  /** How reliable decisions about levels are. */
  list: 'competence:reliability:list',
} as const satisfies Record<string, Permission>

export const reliabilityMenus = menusOf(() => [
  {
    key: 'supervision.reliability',
    parent: 'supervision',
    type: 'MENU',
    path: 'reliability',
    view: 'competence/reliability/index',
    icon: 'bar-chart',
    sort: 7,
    roles: ['BHB_ADMIN'],
    permissions: { [reliabilityPermissions.list]: ['BHB_ADMIN'] },
  },
])
