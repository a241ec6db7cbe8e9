import type { MenuSeed } from '../../../kernel/index.ts'
import { checkPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
/** Whoever creates accounts of teachers must hold what they hold. */
const teachers = ['TEACHER', ...readers, 'ADMIN'] as const

export const checkMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.check',
    parent: 'teaching',
    type: 'MENU',
    path: 'checks',
    view: 'teacher/check/index',
    icon: 'field-time',
    sort: 46,
    roles: readers,
    keepAlive: true,
    permissions: { [may.manage]: ['BHB_ADMIN'] },
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
      [may.list]: teachers,
      [may.review]: teachers,
      [may.export]: [...readers, 'ADMIN'],
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
]
