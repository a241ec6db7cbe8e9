import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const awardApplicationPermissions = {
  /** Apply for awards, and read the own applications. */
  own: 'awards:application:own',

  /** Apply for trainees and teachers of one’s bases. */
  nominate: 'awards:application:nominate',
  list: 'awards:application:list',
  review: 'awards:application:review',
  export: 'awards:application:export',
} as const satisfies Record<string, Permission>

export const awardApplicationErrors = errorsOf('awards', {
  awardUnknown: { status: 400, code: 'A0400', field: 'limitId' },

  /** Applied for from {from} to {until}. */
  awardNotYet: { status: 409, code: 'B0001', field: 'limitId' },
  awardOver: { status: 409, code: 'B0001', field: 'limitId' },
  notForYou: { status: 409, code: 'B0001', field: 'limitId' },
  alreadyApplied: { status: 409, code: 'B0001', field: 'limitId' },
  statementMissing: { status: 400, code: 'A0400', field: 'statement' },
  organisationMissing: { status: 400, code: 'A0400', field: 'organisation' },
  papersMissing: { status: 400, code: 'A0400', field: 'filePath' },
  personNotYours: { status: 404, code: 'A0401', field: 'userId' },

  /** {granted} of {quota} are granted in {year}. */
  quotaUsed: { status: 409, code: 'B0001' },

  /** {granted} of {quota} are granted at {base}. */
  baseQuotaUsed: { status: 409, code: 'B0001' },

  /** Has it {granted} times already, {most} at most. */
  personHasIt: { status: 409, code: 'B0001' },

  /** Has {granted} awards of {year} already, {most} at most. */
  personYearFull: { status: 409, code: 'B0001' },
})

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const awardApplicationMenus = menusOf(() => [
  {
    key: 'award.student',
    parent: 'awards',
    type: 'MENU',
    path: 'student',
    view: 'award/student/index',
    icon: 'idcard',
    sort: 1,
    roles: ['STUDENT'],
    permissions: {
      [awardApplicationPermissions.own]: ['STUDENT', 'APPLICANT', ...teachers, ...appointers],
    },
  },
  {
    key: 'award.teacher',
    parent: 'awards',
    type: 'MENU',
    path: 'teacher',
    view: 'award/teacher/index',
    icon: 'user',
    sort: 2,
    roles: teachers,
  },
  {
    key: 'award.public',
    parent: 'awards',
    type: 'MENU',
    path: 'public',
    view: 'award/public/index',
    icon: 'trophy',
    sort: 5,
    roles: ['STUDENT', ...teachers, 'BHB_ADMIN'],
    keepAlive: true,
  },
  {
    key: 'award.audit',
    parent: 'awards',
    type: 'MENU',
    path: 'audit',
    view: 'award/audit/index',
    icon: 'audit',
    sort: 10,
    roles: reviewers,
    keepAlive: true,
    permissions: {
      [awardApplicationPermissions.list]: reviewers,
      [awardApplicationPermissions.review]: reviewers,
      [awardApplicationPermissions.export]: reviewers,
    },
  },
  {
    key: 'award.baseApply',
    parent: 'awards',
    type: 'MENU',
    path: 'base-apply',
    view: 'award/base/apply/index',
    icon: 'team',
    sort: 11,
    roles: reviewers,
    keepAlive: true,
    permissions: { [awardApplicationPermissions.nominate]: reviewers },
  },
  {
    key: 'award.auditRecord',
    parent: 'awards',
    type: 'MENU',
    path: 'audit-record',
    view: 'award/audit/record',
    icon: 'file-text',
    sort: 12,
    roles: reviewers,
    keepAlive: true,
  },
  {
    key: 'award.applyRecord',
    parent: 'awards',
    type: 'MENU',
    path: 'apply-record',
    view: 'award/apply/record',
    icon: 'profile',
    sort: 13,
    roles: reviewers,
    keepAlive: true,
  },
  {
    key: 'award.outside',
    parent: 'awards',
    type: 'MENU',
    path: 'outside',
    view: 'award/outside/index',
    icon: 'compass',
    sort: 14,
    roles: ['BHB_ADMIN'],
    keepAlive: true,
  },
])
