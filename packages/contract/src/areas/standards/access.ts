import { menusOf } from '../../kernel/menus.ts'
import { cohortMenus } from './cohort/access.ts'
import { compareMenus } from './compare/access.ts'
import { conditionsMenus } from './conditions/access.ts'
import { electivesMenus } from './electives/access.ts'
import { indicatorsMenus } from './indicators/access.ts'
import { tableMenus } from './table/access.ts'

export const standardsMenus = menusOf(() => [
  {
    key: 'standard',
    type: 'CATALOG',
    path: '/standard',
    icon: 'book',
    sort: 108,
    roles: ['BHB_ADMIN', 'BASE_ADMIN'],
    alwaysShow: true,
  },
  ...tableMenus,
  ...compareMenus,
  ...cohortMenus,
  ...electivesMenus,
  ...conditionsMenus,
  ...indicatorsMenus,
])
