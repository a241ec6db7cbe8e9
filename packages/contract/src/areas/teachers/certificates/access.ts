import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const certificatePermissions = {
  own: 'teachers:certificate:own',
  list: 'teachers:certificate:list',
  review: 'teachers:certificate:review',
  export: 'teachers:certificate:export',
} as const satisfies Record<string, Permission>

export const certificateErrors = errorsOf('teachers', {
  certificateNumberTaken: { status: 409, code: 'B0001', field: 'number' },

  /** {number}: handed in with what is decided, and stored for somebody else. */
  handedInNumberTaken: { status: 409, code: 'B0001' },
  certificateUnderReview: { status: 409, code: 'B0001', field: 'number' },
  certificateKindUnknown: { status: 400, code: 'A0400', field: 'kind' },
  certificateInFuture: { status: 400, code: 'A0400', field: 'issuedOn' },
  certificateUnknown: { status: 404, code: 'A0401', field: 'certificateId' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...reviewers, 'DEPT_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and departments must have the permissions of these
 * accounts.
 */
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const certificateMenus = menusOf(() => [
  {
    key: 'teaching.certificate',
    parent: 'teaching',
    type: 'MENU',
    path: 'certificate',
    view: 'teacher/certificate/index',
    icon: 'file',
    sort: 20,
    roles: readers,
    keepAlive: true,
    permissions: {
      [certificatePermissions.own]: teachers,
      [certificatePermissions.list]: [...readers, 'ADMIN'],
      [certificatePermissions.export]: [...readers, 'ADMIN'],
    },
  },
  {
    key: 'teaching.certificateRecord',
    parent: 'teaching',
    type: 'MENU',
    path: 'certificate-record',
    view: 'teacher/certificate/record',
    icon: 'carry-out',
    sort: 21,
    roles: reviewers,
    keepAlive: true,
    permissions: { [certificatePermissions.review]: reviewers },
  },
])
