import type { MenuSeed } from '../../../kernel/index.ts'
import { evidencePermissions as may } from './permissions.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const evidenceMenus: readonly MenuSeed[] = [
  {
    parent: 'workload',
    type: 'MENU',
    keepAlive: true,
    key: 'works.evidence',
    path: 'evidence',
    view: 'workload/evidence/index',
    icon: 'safety',
    sort: 40,
    roles: bases,
    permissions: {
      [may.list]: [...bases, 'ADMIN'],
      [may.manage]: ['BHB_ADMIN'],
      [may.export]: [...bases, 'ADMIN'],
    },
  },
]
