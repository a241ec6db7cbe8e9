import type { MenuSeed } from '../../../kernel/index.ts'
import { factPermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const page = { parent: 'rotation', type: 'MENU', keepAlive: true } as const

export const factMenus: readonly MenuSeed[] = [
  {
    ...page,
    key: 'rotation.facts',
    path: 'facts',
    view: 'rotation/fact/index',
    icon: 'audit',
    sort: 50,
    roles: bases,
    permissions: { [may.list]: bases, [may.export]: bases },
  },
  {
    ...page,
    key: 'rotation.load',
    path: 'load',
    view: 'rotation/load/index',
    icon: 'bar-chart',
    sort: 51,
    roles: readers,
    permissions: { [may.load]: readers, [may.exportLoad]: readers },
  },
]
