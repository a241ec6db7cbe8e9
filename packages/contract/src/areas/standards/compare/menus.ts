import type { MenuSeed } from '../../../kernel/index.ts'
import { comparePermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const compareMenus: readonly MenuSeed[] = [
  {
    key: 'standard.compare',
    parent: 'standard',
    type: 'MENU',
    path: 'compare',
    view: 'standard/compare/index',
    icon: 'swap',
    sort: 3,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: readers,
      [may.export]: readers,
      [may.manage]: office,
      [may.import]: office,
    },
  },
]
