import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const requirementPermissions = {
  /** Record the own teaching and see how far the own requirements are fulfilled. */
  own: 'teachers:duty:own',

  /** See records and fulfilment of others. */
  list: 'teachers:duty:list',
  review: 'teachers:duty:review',
  export: 'teachers:duty:export',
  requirementList: 'teachers:requirement:list',
  requirementEdit: 'teachers:requirement:edit',
} as const satisfies Record<string, Permission>

export const requirementErrors = errorsOf('teachers', {
  /** The same activities are asked for already, of the same level at the same base. */
  requirementTaken: { status: 409, code: 'B0001', field: 'activities' },
  activityUnknown: { status: 400, code: 'A0400' },
  requirementBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },

  /** Requirements of every base are the office's. */
  requirementOfAll: { status: 409, code: 'B0001', field: 'baseId' },

  /** {activity}: comes from an assessment and is not recorded by hand. */
  activityFromAssessment: { status: 400, code: 'A0400', field: 'activity' },
  heldInFuture: { status: 400, code: 'A0400', field: 'heldOn' },
  notInLibrary: { status: 409, code: 'B0001' },

  /** Another record, such as the sign-in of a lecture, proves it. */
  dutyCountedAlready: { status: 409, code: 'B0001', field: 'topic' },
  dutyRecordedAlready: { status: 409, code: 'B0001', field: 'topic' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of teachers must have the permissions of these accounts. */
const teachers = ['TEACHER', ...reviewers, 'ADMIN'] as const

export const requirementMenus = menusOf(() => [
  {
    key: 'teaching.duties',
    parent: 'teaching',
    type: 'MENU',
    path: 'duties',
    view: 'teacher/duties/own',
    icon: 'form',
    sort: 5,
    roles: ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'],
    permissions: { [requirementPermissions.own]: teachers },
  },
  {
    key: 'teaching.dutyRecord',
    parent: 'teaching',
    type: 'MENU',
    path: 'duty-records',
    view: 'teacher/duties/records',
    icon: 'calendar',
    sort: 30,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [requirementPermissions.list]: teachers,
      [requirementPermissions.review]: teachers,
      [requirementPermissions.export]: [...reviewers, 'ADMIN'],
    },
  },

  /**
   * Heads and teaching secretaries who hold only the role of a teacher come here from what waits
   * for them.
   */
  {
    key: 'teaching.dutyReview',
    parent: 'teaching',
    type: 'MENU',
    path: 'department-duties',
    view: 'teacher/duties/records',
    sort: 31,
    roles: ['TEACHER'],
    hidden: true,
  },
  {
    key: 'teaching.fulfilment',
    parent: 'teaching',
    type: 'MENU',
    path: 'fulfilment',
    view: 'teacher/duties/fulfilment',
    icon: 'dashboard',
    sort: 32,
    roles: reviewers,
    keepAlive: true,
  },
  {
    key: 'teaching.requirement',
    parent: 'teaching',
    type: 'MENU',
    path: 'requirement',
    view: 'teacher/requirement/index',
    icon: 'profile',
    sort: 33,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [requirementPermissions.requirementList]: [...reviewers, 'ADMIN'],
      [requirementPermissions.requirementEdit]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
    },
  },
])
