import { menusOf } from '../../kernel/menus.ts'
import { certificateMenus } from './certificates/access.ts'
import { changeMenus } from './changes/access.ts'
import { conditionMenus } from './conditions/access.ts'
import { exchangeMenus } from './exchange/access.ts'
import { situationMenus } from './figures/access.ts'
import { leaderMenus } from './leaders/access.ts'
import { libraryMenus } from './library/access.ts'
import { qualificationMenus } from './qualification/access.ts'
import { requirementMenus } from './requirements/access.ts'
import { trainingMenus } from './training/access.ts'
import { assessmentMenus } from './yearly-assessments/access.ts'
import { checkMenus } from './yearly-checks/access.ts'

export const teachersMenus = menusOf(() => [
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
])
