import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const statisticsPermissions = {
  view: 'recruit:statistics:view',
  export: 'recruit:statistics:export',
} as const satisfies Record<string, Permission>

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const statisticsMenus = menusOf(() => [
  {
    key: 'recruit.statistics',
    parent: 'recruit',
    type: 'MENU',
    path: 'statistics',
    view: 'recruit/statistics/index',
    icon: 'bar-chart',
    sort: 70,
    roles: readers,
    keepAlive: true,
    permissions: { [statisticsPermissions.view]: readers, [statisticsPermissions.export]: readers },
  },
])
