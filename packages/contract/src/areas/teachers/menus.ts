import type { MenuSeed } from '../../kernel/index.ts'
import { certificateMenus } from './certificates/menus.ts'
import { changeMenus } from './changes/menus.ts'
import { conditionMenus } from './conditions/menus.ts'
import { exchangeMenus } from './exchange/menus.ts'
import { situationMenus } from './figures/menus.ts'
import { leaderMenus } from './leaders/menus.ts'
import { libraryMenus } from './library/menus.ts'
import { qualificationMenus } from './qualification/menus.ts'
import { requirementMenus } from './requirements/menus.ts'
import { trainingMenus } from './training/menus.ts'
import { assessmentMenus } from './yearly-assessments/menus.ts'
import { checkMenus } from './yearly-checks/menus.ts'

export const teachersMenus: readonly MenuSeed[] = [
  {
    key: 'teaching',
    type: 'CATALOG',
    path: '/teacher',
    icon: 'team',
    sort: 110,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'],
    alwaysShow: true,
  },
  ...libraryMenus,
  ...qualificationMenus,
  ...conditionMenus,
  ...certificateMenus,
  ...changeMenus,
  ...assessmentMenus,
  ...exchangeMenus,
  ...trainingMenus,
  ...situationMenus,
  ...requirementMenus,
  ...leaderMenus,
  ...checkMenus,
]
