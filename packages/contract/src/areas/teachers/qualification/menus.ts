import type { MenuSeed } from '../../../kernel/index.ts'
import { qualificationPermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of teachers must hold what they hold. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const qualificationMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.own',
    parent: 'teaching',
    type: 'MENU',
    path: 'own',
    view: 'teacher/own/index',
    icon: 'idcard',
    sort: 1,
    roles: teachers,
    permissions: { [may.own]: [...teachers, ...appointers] },
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
      [may.list]: [...reviewers, 'TEACHER', 'ADMIN'],
      [may.review]: [...reviewers, 'TEACHER', 'ADMIN'],
      [may.qualify]: ['BHB_ADMIN'],
      [may.export]: [...reviewers, 'ADMIN'],
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
]
