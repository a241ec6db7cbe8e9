import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const figurePermissions = {
  list: 'absence:figure:list',
  export: 'absence:figure:export',
} as const satisfies Record<string, Permission>

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const figureMenus = menusOf(() => [
  {
    key: 'daily.leaveFigures',
    parent: 'daily',
    type: 'MENU',
    path: 'leave-data',
    view: 'daily/leave/data',
    icon: 'bar-chart',
    sort: 25,
    roles: readers,
    keepAlive: true,
    permissions: { [figurePermissions.list]: readers, [figurePermissions.export]: readers },
  },
])
