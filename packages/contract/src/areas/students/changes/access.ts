import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const traineeChangePermissions = {
  own: 'students:change:own',
  list: 'students:change:list',
  review: 'students:change:review',

  /** Which facts change by request only. */
  fields: 'students:change:fields',
} as const satisfies Record<string, Permission>

export const traineeChangeErrors = errorsOf('students', {
  /** {field}, {day}: the open request of the field. */
  changeOpen: { status: 409, code: 'B0001', field: 'value' },
  changeSame: { status: 400, code: 'A0400', field: 'value' },

  /** The fact is changed directly in the file. */
  changeNotNeeded: { status: 409, code: 'B0001', field: 'value' },
  changePapers: { status: 400, code: 'A0400', field: 'files' },
  changeMoved: { status: 409, code: 'B0001' },
  changeTaken: { status: 409, code: 'B0001', field: 'value' },
})

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const traineeChangeMenus = menusOf(() => [
  {
    key: 'training.changes',
    parent: 'training',
    type: 'MENU',
    path: 'changes',
    view: 'student/change/index',
    icon: 'audit',
    sort: 2,
    roles: bases,
    keepAlive: true,
    permissions: {
      [traineeChangePermissions.own]: ['STUDENT', ...appointers],
      [traineeChangePermissions.list]: bases,
      [traineeChangePermissions.review]: bases,
      [traineeChangePermissions.fields]: ['BHB_ADMIN'],
    },
  },
])
