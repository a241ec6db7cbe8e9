import type { MenuSeed } from '../../../kernel/index.ts'
import { traineeChangePermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const traineeChangeMenus: readonly MenuSeed[] = [
  {
    key: 'training.changes',
    parent: 'training',
    type: 'MENU',
    path: 'changes',
    view: 'student/change/index',
    icon: 'audit',
    sort: 2,
    roles: bases,
    keepAlive: true,
    permissions: {
      [may.own]: ['STUDENT', ...appointers],
      [may.list]: bases,
      [may.review]: bases,
      [may.fields]: ['BHB_ADMIN'],
    },
  },
]
