import type { MenuSeed } from '../../../kernel/index.ts'
import { balancePermissions as may } from './permissions.ts'

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const office = ['BHB_ADMIN'] as const

export const balanceMenus: readonly MenuSeed[] = [
  {
    key: 'daily.leaveBalances',
    parent: 'daily',
    type: 'MENU',
    path: 'leave-balance',
    view: 'daily/leave/balance',
    icon: 'field-time',
    sort: 20,
    roles: readers,
    keepAlive: true,
    permissions: {
      [may.list]: readers,
      [may.export]: readers,
      [may.adjust]: office,
      [may.import]: office,
    },
  },
]
