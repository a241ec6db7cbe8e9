import type { MenuSeed } from '../../../kernel/index.ts'
import { libraryPermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const mentors = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers and trainees must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const libraryMenus: readonly MenuSeed[] = [
  {
    key: 'mentoring.own',
    parent: 'mentoring',
    type: 'MENU',
    path: 'own',
    view: 'mentor/own/index',
    icon: 'idcard',
    sort: 1,
    roles: mentors,
    permissions: { [may.own]: [...mentors, ...appointers] },
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
      [may.list]: [...reviewers, 'TEACHER', 'ADMIN'],
      [may.review]: [...reviewers, 'TEACHER', 'ADMIN'],
      [may.manage]: ['BHB_ADMIN', 'DEPT_ADMIN', 'ADMIN'],
      [may.export]: [...reviewers, 'ADMIN'],
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
    keepAlive: true,
    permissions: {
      [may.windowList]: ['BHB_ADMIN', 'BASE_ADMIN'],
      [may.windowManage]: ['BHB_ADMIN'],
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
      [may.inquire]: [...reviewers, 'TEACHER', 'STUDENT', 'ADMIN'],
      [may.inquireExport]: [...reviewers, 'ADMIN'],
    },
  },
]
