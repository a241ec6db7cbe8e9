import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const quantityPermissions = {
  own: 'workload:quantity:own',
  list: 'workload:quantity:list',
  export: 'workload:quantity:export',
} as const satisfies Record<string, Permission>

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const administrators = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'workload', type: 'MENU', keepAlive: true } as const

export const quantityMenus = menusOf(() => [
  {
    ...page,
    key: 'works.ownQuantity',
    path: 'progress',
    view: 'workload/quantity/own',
    icon: 'field-time',
    sort: 2,
    roles: ['STUDENT'],
    permissions: { [quantityPermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'works.quantity',
    path: 'quantity',
    view: 'workload/quantity/index',
    icon: 'profile',
    sort: 20,
    roles: readers,
    permissions: {
      [quantityPermissions.list]: [...readers, 'ADMIN'],
      [quantityPermissions.export]: [...administrators, 'ADMIN'],
    },
  },
  {
    ...page,
    key: 'works.report',
    path: 'report',
    view: 'workload/report/index',
    icon: 'bar-chart',
    sort: 21,
    roles: administrators,
  },
])
