import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const checkPermissions = {
  list: 'teachers:check:list',

  /** The decision of the department in which somebody teaches. */
  review: 'teachers:check:review',

  /** Open, change and close a check, and decide objections. */
  manage: 'teachers:check:manage',
  export: 'teachers:check:export',
} as const satisfies Record<string, Permission>

export const checkErrors = errorsOf('teachers', {
  /** A base has one open check for a year. */
  checkOpenAlready: { status: 409, code: 'B0001', field: 'baseId' },
  checkBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },

  /** Nobody of the base is in the library. */
  checkEmpty: { status: 409, code: 'B0001', field: 'baseId' },
  checkYearAhead: { status: 400, code: 'A0400', field: 'year' },

  /** {from}: the first day of the check. */
  checkNotBegun: { status: 409, code: 'B0001' },
  checkClosed: { status: 409, code: 'B0001' },

  /** {count}, {names}: who is undecided. */
  checkUndecided: { status: 409, code: 'B0001' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of teachers must have the permissions of these accounts. */
const teachers = ['TEACHER', ...readers, 'ADMIN'] as const

export const checkMenus = menusOf(() => [
  {
    key: 'teaching.check',
    parent: 'teaching',
    type: 'MENU',
    path: 'checks',
    view: 'teacher/check/index',
    icon: 'field-time',
    sort: 46,
    roles: readers,
    adds: checkPermissions.manage,
    keepAlive: true,
    permissions: { [checkPermissions.manage]: ['BHB_ADMIN'] },
  },
  {
    key: 'teaching.checkRecord',
    parent: 'teaching',
    type: 'MENU',
    path: 'check-records',
    view: 'teacher/check/records',
    icon: 'safety',
    sort: 47,
    roles: readers,
    keepAlive: true,
    permissions: {
      [checkPermissions.list]: teachers,
      [checkPermissions.review]: teachers,
      [checkPermissions.export]: [...readers, 'ADMIN'],
    },
  },

  /**
   * Heads and teaching secretaries who hold only the role of a teacher come here from what waits
   * for them.
   */
  {
    key: 'teaching.checkReview',
    parent: 'teaching',
    type: 'MENU',
    path: 'department-checks',
    view: 'teacher/check/records',
    sort: 48,
    roles: ['TEACHER'],
    hidden: true,
  },
])
