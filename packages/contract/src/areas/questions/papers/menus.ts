import type { MenuSeed } from '../../../kernel/index.ts'
import { paperPermissions as may } from './permissions.ts'

const builders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

export const paperMenus: readonly MenuSeed[] = [
  {
    key: 'course.paper',
    parent: 'course',
    type: 'MENU',
    path: 'paper',
    view: 'course/paper/index',
    icon: 'file-text',
    sort: 45,
    roles: builders,
    keepAlive: true,
    permissions: {
      [may.build]: [...builders, 'ADMIN'],
      [may.check]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
    },
  },
]
