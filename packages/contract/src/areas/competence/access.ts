import { menusOf } from '../../kernel/menus.ts'
import { badgeMenus } from './badges/access.ts'
import { itemMenus } from './items/access.ts'
import { levelMenus } from './levels/access.ts'
import { observationMenus } from './observations/access.ts'
import { reliabilityMenus } from './reliability/access.ts'

export const competenceMenus = menusOf(() => [
  {
    key: 'supervision',
    type: 'CATALOG',
    path: '/competence',
    icon: 'safety',
    sort: 117,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...observationMenus,
  ...levelMenus,
  ...badgeMenus,
  ...itemMenus,
  ...reliabilityMenus,
])
