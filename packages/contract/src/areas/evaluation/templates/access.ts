import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const templatePermissions = {
  list: 'evaluation:template:list',
  manage: 'evaluation:template:manage',
} as const satisfies Record<string, Permission>

export const templateErrors = errorsOf('evaluation', {
  /** {sum}: what the weights add up to. */
  weightsShort: { status: 409, code: 'B0001', field: 'sections' },
  weightsOver: { status: 409, code: 'B0001', field: 'sections' },
  formEmpty: { status: 409, code: 'B0001', field: 'sections' },
  templateDraftExists: { status: 409, code: 'B0001' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const templateMenus = menusOf(() => [
  {
    key: 'evaluate.studentTemplate',
    parent: 'evaluate',
    type: 'MENU',
    path: 'student-template',
    view: 'evaluate/student/template/index',
    icon: 'file',
    sort: 22,
    roles: readers,
    adds: templatePermissions.manage,
    keepAlive: true,
    permissions: {
      [templatePermissions.list]: readers,
      [templatePermissions.manage]: ['BHB_ADMIN'],
    },
  },
  {
    key: 'evaluate.teacherTemplate',
    parent: 'evaluate',
    type: 'MENU',
    path: 'teacher-template',
    view: 'evaluate/teacher/template/index',
    icon: 'read',
    sort: 32,
    roles: readers,
    adds: templatePermissions.manage,
    keepAlive: true,
  },
])
