import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const libraryPermissions = {
  /** Offer to be mentor, and read the own entries. */
  own: 'mentors:entry:own',
  list: 'mentors:entry:list',

  /** The department's decision. */
  review: 'mentors:entry:review',

  /** Enter somebody as mentor. */
  manage: 'mentors:entry:manage',
  export: 'mentors:entry:export',
  windowList: 'mentors:window:list',

  /** Set the times of choosing; with all data, the office of mentors. */
  windowManage: 'mentors:window:manage',

  /** Who is mentor of whom. */
  inquire: 'mentors:relation:list',
  inquireExport: 'mentors:relation:export',
} as const satisfies Record<string, Permission>

export const libraryErrors = errorsOf('mentors', {
  notInLibrary: { status: 409, code: 'B0001' },

  /** The qualification ended on {until}. */
  qualificationEnded: { status: 409, code: 'B0001' },
  baseNotYours: { status: 400, code: 'A0400', field: 'baseId' },
  yearNotOffered: { status: 400, code: 'A0400', field: 'year' },
  titleUnknown: { status: 400, code: 'A0400', field: 'title' },
  titleFixed: { status: 409, code: 'B0001', field: 'title' },

  /** {taken} trainees are guided from this entry. */
  capacityBelowTaken: { status: 409, code: 'B0001', field: 'capacity' },
  entryTaken: { status: 409, code: 'B0001', field: 'year' },
  entryHasTrainees: { status: 409, code: 'B0001' },
  teacherNotYours: { status: 404, code: 'A0401', field: 'userId' },
})

/**
 * Refusals outside the window in which mentors and trainees of a base choose each other, with its
 * dates.
 */
export const mentorWindowErrors = errorsOf('mentors', {
  windowMissing: { status: 409, code: 'B0001' },
  windowNotYet: { status: 409, code: 'B0001' },
  windowOver: { status: 409, code: 'B0001' },
  windowOff: { status: 409, code: 'B0001' },
  windowTaken: { status: 409, code: 'B0001', field: 'year' },
  windowBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  windowInUse: { status: 409, code: 'B0001' },
  windowModeFixed: { status: 409, code: 'B0001', field: 'mode' },
  windowPlaceFixed: { status: 409, code: 'B0001', field: 'baseId' },

  /** Somebody has given {most} choices. */
  windowChoicesGiven: { status: 409, code: 'B0001', field: 'maxChoices' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const mentors = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const libraryMenus = menusOf(() => [
  {
    key: 'mentoring.own',
    parent: 'mentoring',
    type: 'MENU',
    path: 'own',
    view: 'mentor/own/index',
    icon: 'idcard',
    sort: 1,
    roles: mentors,
    permissions: { [libraryPermissions.own]: [...mentors, ...appointers] },
  },
  {
    key: 'mentoring.library',
    parent: 'mentoring',
    type: 'MENU',
    path: 'library',
    view: 'mentor/library/index',
    icon: 'team',
    sort: 10,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [libraryPermissions.list]: [...reviewers, 'TEACHER', 'ADMIN'],
      [libraryPermissions.review]: [...reviewers, 'TEACHER', 'ADMIN'],
      [libraryPermissions.manage]: ['BHB_ADMIN', 'DEPT_ADMIN', 'ADMIN'],
      [libraryPermissions.export]: [...reviewers, 'ADMIN'],
    },
  },

  /**
   * Heads and teaching secretaries who hold only the role of a teacher come here from what waits
   * for them.
   */
  {
    key: 'mentoring.department',
    parent: 'mentoring',
    type: 'MENU',
    path: 'department-review',
    view: 'mentor/library/index',
    sort: 11,
    roles: ['TEACHER'],
    hidden: true,
  },
  {
    key: 'mentoring.time',
    parent: 'mentoring',
    type: 'MENU',
    path: 'time',
    view: 'mentor/time/index',
    icon: 'field-time',
    sort: 20,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
    adds: libraryPermissions.windowManage,
    keepAlive: true,
    permissions: {
      [libraryPermissions.windowList]: ['BHB_ADMIN', 'BASE_ADMIN'],
      [libraryPermissions.windowManage]: ['BHB_ADMIN'],
    },
  },
  {
    key: 'mentoring.inquiry',
    parent: 'mentoring',
    type: 'MENU',
    path: 'inquiry',
    view: 'mentor/inquiry/index',
    icon: 'compass',
    sort: 30,
    roles: [...reviewers, 'TEACHER', 'STUDENT'],
    keepAlive: true,
    permissions: {
      [libraryPermissions.inquire]: [...reviewers, 'TEACHER', 'STUDENT', 'ADMIN'],
      [libraryPermissions.inquireExport]: [...reviewers, 'ADMIN'],
    },
  },
])
