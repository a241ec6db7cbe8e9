import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const committeePermissions = {
  list: 'progress:committee:list',
  manage: 'progress:committee:manage',
} as const satisfies Record<string, Permission>

export const committeeErrors = errorsOf('progress', {
  committeeNameTaken: { status: 409, code: 'B0001', field: 'name' },
  committeeBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },

  /** {place}: which member of the list. */
  memberUnknown: { status: 400, code: 'A0400', field: 'members' },

  /** {name} is not {role}. */
  memberRoleWrong: { status: 400, code: 'A0400', field: 'members' },
  memberTwice: { status: 409, code: 'B0001', field: 'members' },
  twoChairs: { status: 409, code: 'B0001', field: 'members' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const committeeMenus = menusOf(() => [
  {
    key: 'progressCommittees',
    parent: 'progress',
    type: 'MENU',
    path: 'committees',
    view: 'progress/committee/index',
    icon: 'team',
    sort: 3,
    roles: readers,
    keepAlive: true,
    permissions: {
      [committeePermissions.list]: [...readers, 'ADMIN'],
      [committeePermissions.manage]: ['BHB_ADMIN', 'ADMIN'],
    },
  },
])
