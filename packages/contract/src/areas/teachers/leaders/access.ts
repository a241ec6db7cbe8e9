import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const leaderPermissions = {
  list: 'teachers:leader:list',
  edit: 'teachers:leader:edit',
  export: 'teachers:leader:export',
} as const satisfies Record<string, Permission>

export const leaderErrors = errorsOf('teachers', {
  /** {name}, {from}, {until}: the leader of the team in these days. */
  teamLedAlready: { status: 409, code: 'B0001', field: 'startsOn' },
  leaderNotQualified: { status: 400, code: 'A0400', field: 'userId' },
  leaderPlaceUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  termNotRunning: { status: 409, code: 'B0001' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const leaderMenus = menusOf(() => [
  {
    key: 'teaching.leaders',
    parent: 'teaching',
    type: 'MENU',
    path: 'leaders',
    view: 'teacher/leaders/index',
    icon: 'apartment',
    sort: 50,
    roles: readers,
    adds: leaderPermissions.edit,
    keepAlive: true,
    permissions: {
      [leaderPermissions.list]: [...readers, 'ADMIN'],
      [leaderPermissions.edit]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
      [leaderPermissions.export]: [...readers, 'ADMIN'],
    },
  },
])
