import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const evidencePermissions = {
  /** Read the findings of the bases one administers, and note what one thinks of them. */
  list: 'workload:evidence:list',

  /** Set the thresholds. */
  manage: 'workload:evidence:manage',
  export: 'workload:evidence:export',
} as const satisfies Record<string, Permission>

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const evidenceMenus = menusOf(() => [
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
      [evidencePermissions.list]: [...bases, 'ADMIN'],
      [evidencePermissions.manage]: ['BHB_ADMIN'],
      [evidencePermissions.export]: [...bases, 'ADMIN'],
    },
  },
])
