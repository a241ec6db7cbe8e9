import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const deputyPermissions = {
  /** Name one's own deputy, and see whose deputy one is. */
  own: 'absence:deputy:own',

  /** See the deputies of everybody, and name them for others. */
  all: 'absence:deputy:all',
} as const satisfies Record<string, Permission>

export const deputyErrors = errorsOf('absence', {
  deputyIsPerson: { status: 400, code: 'A0400', field: 'deputyId' },
  personUnknown: { status: 404, code: 'A0401', field: 'personId' },
  deputyUnknown: { status: 404, code: 'A0401', field: 'deputyId' },

  /** {name} never decides {step}. */
  stepNotTheirs: { status: 409, code: 'B0001', field: 'steps' },

  /** {name} cannot decide {step} for somebody else. */
  deputyCannot: { status: 409, code: 'B0001', field: 'deputyId' },

  /** {deputy} is the deputy for {step} from {from} to {until} already. */
  deputyOverlaps: { status: 409, code: 'B0001', field: 'startsOn' },
  deputyInPast: { status: 409, code: 'B0001', field: 'endsOn' },
  deputyOver: { status: 409, code: 'B0001' },
})

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

export const deputyMenus = menusOf(() => [
  {
    key: 'daily.deputies',
    parent: 'daily',
    type: 'MENU',
    path: 'deputy',
    view: 'daily/deputy',
    icon: 'team',
    sort: 15,
    roles: deciders,
    keepAlive: true,
    permissions: {
      [deputyPermissions.own]: [...deciders, 'ADMIN'],
      [deputyPermissions.all]: ['BHB_ADMIN'],
    },
  },
])
