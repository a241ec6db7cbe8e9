import type { MenuSeed } from '../../../kernel/index.ts'
import { swapPermissions as may } from './permissions.ts'

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Whoever creates accounts of trainees must hold what they hold. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const swapMenus: readonly MenuSeed[] = [
  {
    key: 'rotation.swaps',
    parent: 'rotation',
    type: 'MENU',
    path: 'swaps',
    view: 'rotation/swap/index',
    icon: 'swap',
    sort: 31,
    roles: deciders,
    keepAlive: true,
    permissions: {
      [may.own]: ['STUDENT', ...appointers],
      [may.list]: deciders,
      [may.department]: deciders,
      [may.base]: bases,
    },
  },
]
