import type { MenuSeed } from '../../../kernel/index.ts'
import { partnerPermissions as may } from './permissions.ts'

const office = ['BHB_ADMIN'] as const

export const partnerMenus: readonly MenuSeed[] = [
  {
    key: 'recruit.partner',
    parent: 'recruit',
    type: 'MENU',
    path: 'partner',
    view: 'recruit/partner/index',
    icon: 'apartment',
    sort: 50,
    roles: office,
    keepAlive: true,
    permissions: { [may.list]: office, [may.review]: office },
  },
  {
    key: 'cooperation',
    type: 'CATALOG',
    path: '/cooperation',
    icon: 'form',
    sort: 102,
    roles: ['PARTNER'],
    hidden: true,
    permissions: { [may.own]: ['PARTNER'] },
  },
]
