import { menusOf } from '../../kernel/menus.ts'
import { awardApplicationMenus } from './applications/access.ts'
import { awardCompetitionMenus } from './competition/access.ts'
import { awardKindMenus } from './kinds/access.ts'

export const awardsMenus = menusOf(() => [
  {
    key: 'awards',
    type: 'CATALOG',
    path: '/award',
    icon: 'trophy',
    sort: 118,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...awardApplicationMenus,
  ...awardCompetitionMenus,
  ...awardKindMenus,
])
