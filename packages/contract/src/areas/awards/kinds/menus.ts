import type { MenuSeed } from '../../../kernel/index.ts'
import { awardKindPermissions as may } from './permissions.ts'

export const awardKindMenus: readonly MenuSeed[] = [
  {
    key: 'award.kinds',
    parent: 'awards',
    type: 'MENU',
    path: 'kinds',
    view: 'award/kinds/index',
    icon: 'appstore',
    sort: 40,
    roles: ['BHB_ADMIN'],
    keepAlive: true,
    permissions: { [may.list]: ['BHB_ADMIN'], [may.manage]: ['BHB_ADMIN'] },
  },
  {
    key: 'award.limit',
    parent: 'awards',
    type: 'MENU',
    path: 'limit',
    view: 'award/limit/index',
    icon: 'field-time',
    sort: 41,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
    keepAlive: true,
    permissions: { [may.limits]: ['BHB_ADMIN', 'BASE_ADMIN'] },
  },
]
