import type { MenuSeed } from '../../../kernel/index.ts'
import { indicatorPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const page = { parent: 'standard', type: 'MENU', keepAlive: true } as const

export const indicatorsMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'standard.indicators',
    path: 'indicator',
    view: 'standard/indicator/index',
    icon: 'bar-chart',
    sort: 10,
    roles: readers,
    permissions: { [may.list]: readers, [may.enter]: readers },
  },
  {
    ...page,
    key: 'standard.figures',
    path: 'figure',
    view: 'standard/figure/index',
    icon: 'audit',
    sort: 11,
    roles: readers,
    permissions: {
      [may.figureList]: readers,
      [may.figureExport]: readers,
      [may.figureImport]: readers,
      [may.check]: office,
    },
  },
  {
    ...page,
    key: 'standard.indicatorItems',
    path: 'indicatorItem',
    view: 'standard/indicatorItem/index',
    icon: 'form',
    sort: 12,
    roles: office,
    permissions: { [may.manage]: office, [may.export]: office, [may.import]: office },
  },
]
