import type { MenuSeed } from '../../../kernel/index.ts'
import { electivesPermissions as may } from './permissions.ts'

const keepers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const electivesMenus: readonly MenuSeed[] = [
  {
    key: 'standard.electives',
    parent: 'standard',
    type: 'MENU',
    path: 'electives',
    view: 'standard/electives/index',
    icon: 'compass',
    sort: 23,
    roles: keepers,
    keepAlive: true,
    permissions: { [may.list]: keepers, [may.manage]: keepers, [may.export]: keepers },
  },
]
