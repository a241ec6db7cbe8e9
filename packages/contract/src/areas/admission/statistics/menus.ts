import type { MenuSeed } from '../../../kernel/index.ts'
import { statisticsPermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Placed below `recruit`, which the area signup declares. */
export const statisticsMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.statistics',
    parent: 'recruit',
    type: 'MENU',
    path: 'statistics',
    view: 'recruit/statistics/index',
    icon: 'bar-chart',
    sort: 70,
    roles: readers,
    keepAlive: true,
    permissions: { [may.view]: readers, [may.export]: readers },
  },
]
