import { menusOf } from '../../kernel/menus.ts'
import { changeMenus } from './change/access.ts'
import { mentorChoiceMenus } from './choice/access.ts'
import { libraryMenus } from './library/access.ts'
import { recordMenus } from './records/access.ts'

export const mentorsMenus = menusOf(() => [
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
])
