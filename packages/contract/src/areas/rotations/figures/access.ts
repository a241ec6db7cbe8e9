import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const factPermissions = {
  list: 'rotations:fact:list',
  export: 'rotations:fact:export',
  load: 'rotations:load:list',
  exportLoad: 'rotations:load:export',
} as const satisfies Record<string, Permission>

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const page = { parent: 'rotation', type: 'MENU', keepAlive: true } as const

export const factMenus = menusOf(() => [
  {
    ...page,
    key: 'rotation.facts',
    path: 'facts',
    view: 'rotation/fact/index',
    icon: 'audit',
    sort: 50,
    roles: bases,
    permissions: { [factPermissions.list]: bases, [factPermissions.export]: bases },
  },
  {
    ...page,
    key: 'rotation.load',
    path: 'load',
    view: 'rotation/load/index',
    icon: 'bar-chart',
    sort: 51,
    roles: readers,
    permissions: { [factPermissions.load]: readers, [factPermissions.exportLoad]: readers },
  },
])
