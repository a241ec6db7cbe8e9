import type { MenuSeed } from '../../kernel/index.ts'
import { changeMenus } from './change/menus.ts'
import { mentorChoiceMenus } from './choice/menus.ts'
import { libraryMenus } from './library/menus.ts'
import { recordMenus } from './records/menus.ts'

export const mentorsMenus: readonly MenuSeed[] = [
  {
    key: 'mentoring',
    type: 'CATALOG',
    path: '/mentor',
    icon: 'solution',
    sort: 115,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...mentorChoiceMenus,
  ...recordMenus,
  ...changeMenus,
  ...libraryMenus,
]
