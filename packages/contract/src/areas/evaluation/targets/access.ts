import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const targetPermissions = {
  list: 'evaluation:target:list',

  /** Set, open and close targets: the office everywhere, base administrators for their bases. */
  manage: 'evaluation:target:manage',
} as const satisfies Record<string, Permission>

export const targetErrors = errorsOf('evaluation', {
  templateUnfit: { status: 400, code: 'A0400', field: 'templateId' },
  targetBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  targetCohortUnknown: { status: 400, code: 'A0400', field: 'cohortIds' },
  targetDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentIds' },
  nobodyToRate: { status: 409, code: 'B0001', field: 'departmentIds' },
  ratersTooFew: { status: 409, code: 'B0001', field: 'raters' },
  closesInPast: { status: 409, code: 'B0001', field: 'closesOn' },
  resultsShown: { status: 409, code: 'B0001' },
})

const managers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const targetMenus = menusOf(() => [
  {
    key: 'evaluate.studentTarget',
    parent: 'evaluate',
    type: 'MENU',
    path: 'student-target',
    view: 'evaluate/student/target/index',
    icon: 'team',
    sort: 20,
    roles: managers,
    adds: targetPermissions.manage,
    keepAlive: true,
    permissions: { [targetPermissions.list]: managers, [targetPermissions.manage]: managers },
  },
  {
    key: 'evaluate.teacherTarget',
    parent: 'evaluate',
    type: 'MENU',
    path: 'teacher-target',
    view: 'evaluate/teacher/target/index',
    icon: 'user',
    sort: 30,
    roles: managers,
    adds: targetPermissions.manage,
    keepAlive: true,
  },
])
