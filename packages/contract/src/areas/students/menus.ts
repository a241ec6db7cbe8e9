import type { MenuSeed } from '../../kernel/index.ts'
import { traineeChangeMenus } from './changes/menus.ts'
import { completionMenus } from './completion/menus.ts'
import { departureMenus } from './departure/menus.ts'
import { fileMenus } from './file/menus.ts'
import { studentsPermissions as may } from './permissions.ts'
import { situationMenus } from './situations/menus.ts'

const office = ['BHB_ADMIN', 'BASE_ADMIN'] as const
/** Departments sign items of departures off. */
const departments = ['DEPT_ADMIN', 'TEACHER'] as const

export const studentsMenus: readonly MenuSeed[] = [
  {
    key: 'training',
    type: 'CATALOG',
    path: '/student',
    icon: 'user',
    sort: 105,
    roles: [...office, ...departments, 'STUDENT'],
    alwaysShow: true,
  },
  {
    key: 'training.trainees',
    parent: 'training',
    type: 'MENU',
    path: 'list',
    view: 'student/list/index',
    icon: 'team',
    sort: 1,
    roles: office,
    keepAlive: true,
    permissions: {
      [may.list]: office,
      [may.add]: office,
      [may.edit]: office,
      [may.export]: office,
      [may.import]: office,
    },
  },
  ...fileMenus,
  ...traineeChangeMenus,
  ...completionMenus,
  ...situationMenus,
  ...departureMenus,
]
