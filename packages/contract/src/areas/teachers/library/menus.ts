import type { MenuSeed } from '../../../kernel/index.ts'
import { bankPermissions } from '../bank/permissions.ts'
import { libraryPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const libraryMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.library',
    parent: 'teaching',
    type: 'MENU',
    path: 'library',
    view: 'teacher/library/index',
    icon: 'book',
    sort: 8,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: [...readers, 'ADMIN'],
      [may.export]: [...readers, 'ADMIN'],
      [may.manage]: ['BHB_ADMIN'],
      [bankPermissions.read]: ['BHB_ADMIN'],
    },
  },
]
