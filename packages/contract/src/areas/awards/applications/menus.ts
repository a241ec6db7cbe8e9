import type { MenuSeed } from '../../../kernel/index.ts'
import { awardApplicationPermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const awardApplicationMenus: readonly MenuSeed[] = [
  {
    key: 'award.student',
    parent: 'awards',
    type: 'MENU',
    path: 'student',
    view: 'award/student/index',
    icon: 'idcard',
    sort: 1,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...teachers, ...appointers] },
  },
  {
    key: 'award.teacher',
    parent: 'awards',
    type: 'MENU',
    path: 'teacher',
    view: 'award/teacher/index',
    icon: 'idcard',
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
    permissions: { [may.list]: reviewers, [may.review]: reviewers, [may.export]: reviewers },
  },
  {
    key: 'award.baseApply',
    parent: 'awards',
    type: 'MENU',
    path: 'base-apply',
    view: 'award/base/apply/index',
    icon: 'usergroup-add',
    sort: 11,
    roles: reviewers,
    keepAlive: true,
    permissions: { [may.nominate]: reviewers },
  },
  {
    key: 'award.auditRecord',
    parent: 'awards',
    type: 'MENU',
    path: 'audit-record',
    view: 'award/audit/record',
    icon: 'file-done',
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
]
