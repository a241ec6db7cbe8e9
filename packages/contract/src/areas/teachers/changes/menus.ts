import type { MenuSeed } from '../../../kernel/index.ts'
import { changePermissions as may } from './permissions.ts'

const reviewers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = [...reviewers, 'DEPT_ADMIN'] as const
/** Whoever creates accounts of teachers and departments must hold what they hold. */
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const changeMenus: readonly MenuSeed[] = [
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
      [may.own]: teachers,
      [may.list]: [...readers, 'ADMIN'],
      [may.review]: reviewers,
    },
  },
]
