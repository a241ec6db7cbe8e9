import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const conditionPermissions = {
  list: 'standards:condition:list',
  manage: 'standards:condition:manage',
  export: 'standards:condition:export',
  import: 'standards:condition:import',
} as const satisfies Record<string, Permission>

export const conditionErrors = errorsOf('standards', {
  conditionTaken: { status: 409, code: 'B0001', field: 'education' },
  conditionMajorUnknown: { status: 400, code: 'A0400', field: 'majorId' },
})

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const conditionsMenus = menusOf(() => [
  {
    key: 'standard.conditions',
    parent: 'standard',
    type: 'MENU',
    path: 'condition',
    view: 'standard/condition/index',
    icon: 'field-time',
    sort: 4,
    roles: readers,
    keepAlive: true,
    permissions: {
      [conditionPermissions.list]: readers,
      [conditionPermissions.export]: readers,
      [conditionPermissions.manage]: office,
      [conditionPermissions.import]: office,
    },
  },
])
