import type { Permission } from '../../kernel/calls/endpoint.ts'
import { menusOf } from '../../kernel/menus.ts'
import { traineeChangeMenus } from './changes/access.ts'
import { completionMenus } from './completion/access.ts'
import { departureMenus } from './departure/access.ts'
import { fileMenus } from './file/access.ts'
import { situationMenus } from './situations/access.ts'

export const studentsPermissions = {
  list: 'students:trainee:list',
  add: 'students:trainee:add',
  edit: 'students:trainee:edit',
  export: 'students:trainee:export',
  import: 'students:trainee:import',
} as const satisfies Record<string, Permission>

const office = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Departments sign items of departures off. */
const departments = ['DEPT_ADMIN', 'TEACHER'] as const

export const studentsMenus = menusOf(() => [
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
    adds: studentsPermissions.add,
    keepAlive: true,
    permissions: {
      [studentsPermissions.list]: office,
      [studentsPermissions.add]: office,
      [studentsPermissions.edit]: office,
      [studentsPermissions.export]: office,
      [studentsPermissions.import]: office,
    },
  },
  ...fileMenus,
  ...traineeChangeMenus,
  ...completionMenus,
  ...situationMenus,
  ...departureMenus,
])
