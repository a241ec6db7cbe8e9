import { menusOf } from '../../kernel/menus.ts'
import { hoursMenus } from './hours/access.ts'
import { shiftKindMenus } from './kinds/access.ts'
import { rosterMenus } from './rosters/access.ts'
import { shiftSwapMenus } from './swaps/access.ts'

export const dutyMenus = menusOf(() => [
  {
    key: 'duty',
    type: 'CATALOG',
    path: '/duty',
    icon: 'schedule',
    sort: 110,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'STUDENT'],
    alwaysShow: true,
  },
  ...rosterMenus,
  ...shiftSwapMenus,
  ...hoursMenus,
  ...shiftKindMenus,
])
