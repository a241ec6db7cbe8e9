import type { MenuSeed } from '../../../kernel/index.ts'
import { conditionPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const conditionsMenus: readonly MenuSeed[] = [
  {
    key: 'standard.conditions',
    parent: 'standard',
    type: 'MENU',
    path: 'condition',
    view: 'standard/condition/index',
    icon: 'field-time',
    sort: 4,
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
