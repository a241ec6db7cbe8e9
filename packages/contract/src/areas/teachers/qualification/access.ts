import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const qualificationPermissions = {
  /** Apply for a qualification and read one's own. */
  own: 'teachers:qualification:own',
  list: 'teachers:qualification:list',

  /** The step of a department or a base. */
  review: 'teachers:qualification:review',

  /** The last step, which gives the qualification. */
  qualify: 'teachers:qualification:qualify',
  export: 'teachers:qualification:export',
} as const satisfies Record<string, Permission>

export const qualificationErrors = errorsOf('teachers', {
  alreadyApplying: { status: 409, code: 'B0001' },

  /** {level} is held until {until}; a renewal is possible from {from}. */
  renewalTooEarly: { status: 409, code: 'B0001', field: 'level' },
  holdsCore: { status: 409, code: 'B0001', field: 'level' },

  /** {items}: the conditions that are not met. */
  conditionsUnmet: { status: 409, code: 'B0001' },
  noConditions: { status: 409, code: 'B0001', field: 'level' },
  baseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  departmentNotOfBase: { status: 400, code: 'A0400', field: 'departmentId' },
  choiceUnknown: { status: 400, code: 'A0400' },
  dayInFuture: { status: 400, code: 'A0400' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of teachers must have the permissions of these accounts. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const qualificationMenus = menusOf(() => [
  {
    key: 'teaching.own',
    parent: 'teaching',
    type: 'MENU',
    path: 'own',
    view: 'teacher/own/index',
    icon: 'idcard',
    sort: 1,
    roles: teachers,
    permissions: { [qualificationPermissions.own]: [...teachers, ...appointers] },
  },
  {
    key: 'teaching.qualification',
    parent: 'teaching',
    type: 'MENU',
    path: 'guidance',
    view: 'teacher/guidance/index',
    icon: 'audit',
    sort: 10,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [qualificationPermissions.list]: [...reviewers, 'TEACHER', 'ADMIN'],
      [qualificationPermissions.review]: [...reviewers, 'TEACHER', 'ADMIN'],
      [qualificationPermissions.qualify]: ['BHB_ADMIN'],
      [qualificationPermissions.export]: [...reviewers, 'ADMIN'],
    },
  },

  /**
   * Heads and teaching secretaries who hold only the role of a teacher come here from what waits
   * for them.
   */
  {
    key: 'teaching.department',
    parent: 'teaching',
    type: 'MENU',
    path: 'department-review',
    view: 'teacher/guidance/index',
    sort: 11,
    roles: ['TEACHER'],
    hidden: true,
  },
])
