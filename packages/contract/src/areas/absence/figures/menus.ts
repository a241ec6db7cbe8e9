import type { MenuSeed } from '../../../kernel/index.ts'
import { figurePermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const figureMenus: readonly MenuSeed[] = [
  {
    key: 'daily.leaveFigures',
    parent: 'daily',
    type: 'MENU',
    path: 'leave-data',
    view: 'daily/leave/data',
    icon: 'bar-chart',
    sort: 25,
    roles: readers,
    keepAlive: true,
    permissions: { [may.list]: readers, [may.export]: readers },
  },
]
