import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const shiftKindPermissions = {
  list: 'duty:kind:list',
  edit: 'duty:kind:edit',
} as const satisfies Record<string, Permission>

export const shiftKindErrors = errorsOf('duty', {
  kindTaken: { status: 409, code: 'B0001', field: 'name' },
  kindDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentId' },

  /** Shifts of {month} have the kind, so it is disabled instead. */
  kindInUse: { status: 409, code: 'B0001' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const shiftKindMenus = menusOf(() => [
  {
    key: 'dutyKinds',
    parent: 'duty',
    type: 'MENU',
    path: 'kinds',
    view: 'duty/kind/index',
    icon: 'field-time',
    sort: 30,
    roles: planners,
    permissions: {
      [shiftKindPermissions.list]: planners,
      [shiftKindPermissions.edit]: planners,
    },
  },
])
