import { menusOf } from '../../kernel/menus.ts'
import { committeeMenus } from './committees/access.ts'
import { planMenus } from './plans/access.ts'
import { sessionMenus } from './sessions/access.ts'

export const progressMenus = menusOf(() => [
  {
    key: 'progress',
    type: 'CATALOG',
    path: '/progress',
    icon: 'carry-out',
    sort: 118,
    roles: ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER', 'STUDENT'],
    alwaysShow: true,
  },
  ...sessionMenus,
  ...committeeMenus,
  ...planMenus,
])
