import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const tablePermissions = {
  list: 'standards:standard:list',
  manage: 'standards:standard:manage',
  export: 'standards:standard:export',
  import: 'standards:standard:import',
} as const satisfies Record<string, Permission>

export const tableErrors = errorsOf('standards', {
  majorUnknown: { status: 400, code: 'A0400', field: 'majorId' },
  departmentUnknown: { status: 400, code: 'A0400', field: 'rows' },

  /** {difference}: what each stage has too little or too much, as a text. */
  doesNotAddUp: { status: 409, code: 'B0001' },
  draftExists: { status: 409, code: 'B0001' },
})

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const tableMenus = menusOf(() => [
  {
    key: 'standard.tables',
    parent: 'standard',
    type: 'MENU',
    path: 'country',
    view: 'standard/country/index',
    icon: 'profile',
    sort: 1,
    roles: readers,
    adds: tablePermissions.manage,
    keepAlive: true,
    permissions: {
      [tablePermissions.list]: readers,
      [tablePermissions.export]: readers,
      [tablePermissions.manage]: office,
      [tablePermissions.import]: office,
    },
  },
  {
    key: 'standard.templates',
    parent: 'standard',
    type: 'MENU',
    path: 'template',
    view: 'standard/template/index',
    icon: 'file-text',
    sort: 2,
    roles: office,
    keepAlive: true,
  },
])
