import { menusOf } from '../../../kernel/menus.ts'
import { fundPermissions as may } from './access.ts'

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'daily', type: 'MENU', keepAlive: true } as const

/** The pages are in the daily catalogue, which is declared after this area. */
export const dailyFundMenus = menusOf(() => [
  {
    ...page,
    key: 'daily.ownFunds',
    path: 'own-funds',
    view: 'student/fund/own',
    icon: 'bank',
    sort: 5,
    roles: ['STUDENT'],
    permissions: { [may.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'daily.funds',
    path: 'funds',
    view: 'student/fund/index',
    icon: 'experiment',
    sort: 30,
    roles: bases,
    permissions: {
      [may.list]: bases,
      [may.base]: bases,
      [may.office]: ['BHB_ADMIN'],
      [may.export]: bases,
    },
  },
  {
    ...page,
    key: 'daily.fundSpendings',
    path: 'fund-spendings',
    view: 'student/fund/spendings',
    icon: 'carry-out',
    sort: 31,
    roles: bases,
    permissions: { [may.check]: bases },
  },
])
