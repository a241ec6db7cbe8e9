import type { MenuSeed } from '../../../kernel/index.ts'
import { leaderPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const leaderMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.leaders',
    parent: 'teaching',
    type: 'MENU',
    path: 'leaders',
    view: 'teacher/leaders/index',
    icon: 'apartment',
    sort: 50,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: [...readers, 'ADMIN'],
      [may.edit]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
      [may.export]: [...readers, 'ADMIN'],
    },
  },
]
