import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const assessmentPermissions = {
  list: 'teachers:assessment:list',
  edit: 'teachers:assessment:edit',
  export: 'teachers:assessment:export',
} as const satisfies Record<string, Permission>

export const assessmentErrors = errorsOf('teachers', {
  yearAhead: { status: 400, code: 'A0400', field: 'year' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const assessmentMenus = menusOf(() => [
  {
    key: 'teaching.assessment',
    parent: 'teaching',
    type: 'MENU',
    path: 'assessment',
    view: 'teacher/assessment/index',
    icon: 'trophy',
    sort: 25,
    roles: readers,
    keepAlive: true,
    permissions: {
      [assessmentPermissions.list]: [...readers, 'ADMIN'],
      [assessmentPermissions.export]: [...readers, 'ADMIN'],
      [assessmentPermissions.edit]: ['BHB_ADMIN'],
    },
  },
])
