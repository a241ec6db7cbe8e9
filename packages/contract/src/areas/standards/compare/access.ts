import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const comparePermissions = {
  list: 'standards:compare:list',
  manage: 'standards:compare:manage',
  export: 'standards:compare:export',
  import: 'standards:compare:import',
} as const satisfies Record<string, Permission>

export const compareErrors = errorsOf('standards', {
  standardDepartmentTaken: { status: 409, code: 'B0001', field: 'name' },
  matchUnknown: { status: 400, code: 'A0400', field: 'matches' },

  /** {count} standards name it. */
  standardDepartmentUsed: { status: 409, code: 'B0001' },
})

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const compareMenus = menusOf(() => [
  {
    key: 'standard.compare',
    parent: 'standard',
    type: 'MENU',
    path: 'compare',
    view: 'standard/compare/index',
    icon: 'swap',
    sort: 3,
    roles: readers,
    keepAlive: true,
    permissions: {
      [comparePermissions.list]: readers,
      [comparePermissions.export]: readers,
      [comparePermissions.manage]: office,
      [comparePermissions.import]: office,
    },
  },
])
