import type { MenuSeed } from '../../../kernel/index.ts'
import { requirementPermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
/** Whoever creates accounts of teachers must hold what they hold. */
const teachers = ['TEACHER', ...reviewers, 'ADMIN'] as const

export const requirementMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.duties',
    parent: 'teaching',
    type: 'MENU',
    path: 'duties',
    view: 'teacher/duties/own',
    icon: 'form',
    sort: 5,
    roles: ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'],
    permissions: { [may.own]: teachers },
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
      [may.list]: teachers,
      [may.review]: teachers,
      [may.export]: [...reviewers, 'ADMIN'],
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
      [may.requirementList]: [...reviewers, 'ADMIN'],
      [may.requirementEdit]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
    },
  },
]
