import type { MenuSeed } from '../../../kernel/index.ts'
import { assessmentPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const assessmentMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.assessment',
    parent: 'teaching',
    type: 'MENU',
    path: 'assessment',
    view: 'teacher/assessment/index',
    icon: 'trophy',
    sort: 25,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: [...readers, 'ADMIN'],
      [may.export]: [...readers, 'ADMIN'],
      [may.edit]: ['BHB_ADMIN'],
    },
  },
]
