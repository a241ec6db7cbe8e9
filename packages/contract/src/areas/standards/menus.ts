import type { MenuSeed } from '../../kernel/index.ts'
import { cohortMenus } from './cohort/menus.ts'
import { compareMenus } from './compare/menus.ts'
import { conditionsMenus } from './conditions/menus.ts'
import { electivesMenus } from './electives/menus.ts'

import { indicatorsMenus } from './indicators/menus.ts'
import { tableMenus } from './table/menus.ts'

export const standardsMenus: readonly MenuSeed[] = [
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
]
