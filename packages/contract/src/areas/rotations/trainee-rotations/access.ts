import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const ownPermissions = {
  own: 'rotations:own:read',
  list: 'rotations:trainee:list',
} as const satisfies Record<string, Permission>

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const ownMenus = menusOf(() => [
  {
    key: 'rotation.own',
    parent: 'rotation',
    type: 'MENU',
    path: 'own',
    view: 'rotation/own/index',
    icon: 'calendar',
    sort: 1,
    roles: ['STUDENT'],
    keepAlive: true,
    permissions: { [ownPermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    key: 'rotation.trainees',
    parent: 'rotation',
    type: 'MENU',
    path: 'trainees',
    view: 'rotation/trainee/index',
    icon: 'profile',
    sort: 30,
    roles: bases,
    keepAlive: true,
    permissions: { [ownPermissions.list]: bases },
  },
])
