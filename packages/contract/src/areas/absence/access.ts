import { menusOf } from '../../kernel/menus.ts'
import { dailyFundMenus } from '../students/funds/daily-menus.public.ts'
import { awayMenus } from './away/access.ts'
import { balanceMenus } from './balances/access.ts'
import { deputyMenus } from './deputies/access.ts'
import { figureMenus } from './figures/access.ts'
import { leaveMenus } from './leave/access.ts'
import { leaveTypeMenus } from './leave-types/access.ts'

export const absenceMenus = menusOf(() => [
  {
    key: 'daily',
    type: 'CATALOG',
    path: '/daily',
    icon: 'clock-circle',
    sort: 120,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...leaveMenus,
  ...awayMenus,
  ...deputyMenus,
  ...balanceMenus,
  ...figureMenus,
  ...leaveTypeMenus,
  ...dailyFundMenus,
])
