import type { MenuSeed } from '../../kernel/index.ts'
import { certificateMenus } from './certificates/menus.ts'
import { exchangeMenus } from './exchange/menus.ts'
import { libraryMenus } from './library/menus.ts'
import { qualificationMenus } from './qualification/menus.ts'
import { situationMenus } from './situation/menus.ts'

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
  ...certificateMenus,
  ...exchangeMenus,
  ...situationMenus,
]
