import type { MenuSeed } from '../../kernel/index.ts'
import { dailyFundMenus } from '../students/funds/daily-menus.public.ts'
import { awayMenus } from './away/menus.ts'
import { balanceMenus } from './balances/menus.ts'
import { deputyMenus } from './deputies/menus.ts'
import { figureMenus } from './figures/menus.ts'
import { leaveMenus } from './leave/menus.ts'
import { leaveTypeMenus } from './leave-types/menus.ts'

export const absenceMenus: readonly MenuSeed[] = [
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
]
