import type { MenuSeed } from '../../../kernel/index.ts'
import { conditionPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const conditionMenus: readonly MenuSeed[] = [
  {
    key: 'teaching.condition',
    parent: 'teaching',
    type: 'MENU',
    path: 'condition',
    view: 'teacher/condition/index',
    icon: 'solution',
    sort: 12,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: [...readers, 'ADMIN'],
      [may.export]: [...readers, 'ADMIN'],
      [may.edit]: ['BHB_ADMIN'],
    },
  },
]
