import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const changePermissions = {
  own: 'teachers:change:own',
  list: 'teachers:change:list',
  review: 'teachers:change:review',
} as const satisfies Record<string, Permission>

export const changeErrors = errorsOf('teachers', {
  changeUnderReview: { status: 409, code: 'B0001' },

  /** Nothing was reviewed yet that could change. */
  changeNoProfile: { status: 409, code: 'B0001' },
  changeNothing: { status: 400, code: 'A0400' },

  /** {fields}: what has changed since the request. */
  changeProfileMoved: { status: 409, code: 'B0001' },
  changeChoiceUnknown: { status: 400, code: 'A0400' },
  changeInFuture: { status: 400, code: 'A0400' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...reviewers, 'DEPT_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and departments must have the permissions of these
 * accounts.
 */
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const changeMenus = menusOf(() => [
  {
    key: 'teaching.change',
    parent: 'teaching',
    type: 'MENU',
    path: 'change',
    view: 'teacher/change/index',
    icon: 'user',
    sort: 22,
    roles: readers,
    keepAlive: true,
    permissions: {
      [changePermissions.own]: teachers,
      [changePermissions.list]: [...readers, 'ADMIN'],
      [changePermissions.review]: reviewers,
    },
  },
])
