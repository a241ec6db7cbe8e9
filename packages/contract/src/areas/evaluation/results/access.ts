import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const resultPermissions = {
  /** Released results: the office all, base administrators those of their bases. */
  list: 'evaluation:result:list',
  export: 'evaluation:result:export',

  /** Released results about oneself or the own department. */
  own: 'evaluation:result:own',
  severity: 'evaluation:severity:list',
} as const satisfies Record<string, Permission>

const managers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const rated = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'evaluate', type: 'MENU', keepAlive: true } as const

export const resultMenus = menusOf(() => [
  {
    ...page,
    key: 'evaluate.ownResult',
    path: 'own-result',
    view: 'evaluate/own/result',
    icon: 'bar-chart',
    sort: 4,
    roles: rated,
    permissions: { [resultPermissions.own]: [...rated, ...appointers] },
  },
  {
    ...page,
    key: 'evaluate.studentResult',
    path: 'student-result',
    view: 'evaluate/student/result/index',
    icon: 'dashboard',
    sort: 22,
    roles: managers,
    permissions: { [resultPermissions.list]: managers, [resultPermissions.export]: managers },
  },
  {
    ...page,
    key: 'evaluate.severity',
    path: 'severity',
    view: 'evaluate/severity/index',
    icon: 'experiment',
    sort: 23,
    roles: managers,
    permissions: { [resultPermissions.severity]: managers },
  },
  {
    ...page,
    key: 'evaluate.teacherRecord',
    path: 'teacher-record',
    view: 'evaluate/teacher/record/index',
    icon: 'book',
    sort: 31,
    roles: managers,
  },
])
