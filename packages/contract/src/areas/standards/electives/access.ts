import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const electivesPermissions = {
  /** Choose the own electives. */
  own: 'standards:electives:own',
  list: 'standards:electives:list',
  manage: 'standards:electives:manage',
  export: 'standards:electives:export',
} as const satisfies Record<string, Permission>

export const electivesErrors = errorsOf('standards', {
  notApproved: { status: 409, code: 'B0001' },
  noElectives: { status: 409, code: 'B0001' },

  /** {from}: when the choice begins. */
  choiceNotYet: { status: 409, code: 'B0001' },
  choiceUnplanned: { status: 409, code: 'B0001' },

  /** {until}: when the choice ended. */
  choiceOver: { status: 409, code: 'B0001' },
  groupUnknown: { status: 400, code: 'A0400', field: 'groups' },

  /** {name}: the elective group; {choose}, {least}, {most}, {sum}: what it asks for. */
  departmentNotOffered: { status: 400, code: 'A0400', field: 'groups' },
  chooseExactly: { status: 400, code: 'A0400', field: 'groups' },
  chooseBetween: { status: 400, code: 'A0400', field: 'groups' },
  monthsTogether: { status: 400, code: 'A0400', field: 'groups' },
  windowPast: { status: 400, code: 'A0400', field: 'until' },
})

const keepers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const electivesMenus = menusOf(() => [
  {
    key: 'standard.electives',
    parent: 'standard',
    type: 'MENU',
    path: 'electives',
    view: 'standard/electives/index',
    icon: 'compass',
    sort: 23,
    roles: keepers,
    keepAlive: true,
    permissions: {
      [electivesPermissions.list]: keepers,
      [electivesPermissions.manage]: keepers,
      [electivesPermissions.export]: keepers,
    },
  },
])
