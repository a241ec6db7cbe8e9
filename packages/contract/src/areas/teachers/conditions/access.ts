import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const conditionPermissions = {
  list: 'teachers:condition:list',
  edit: 'teachers:condition:edit',
  export: 'teachers:condition:export',
} as const satisfies Record<string, Permission>

export const conditionErrors = errorsOf('teachers', {
  conditionTaken: { status: 409, code: 'B0001', field: 'baseId' },

  /** The base and the level of conditions do not change; others are added. */
  conditionFixed: { status: 409, code: 'B0001', field: 'baseId' },
  conditionOfEveryBase: { status: 409, code: 'B0001' },
  conditionBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  conditionChoiceUnknown: { status: 400, code: 'A0400' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const

export const conditionMenus = menusOf(() => [
  {
    key: 'teaching.condition',
    parent: 'teaching',
    type: 'MENU',
    path: 'condition',
    view: 'teacher/condition/index',
    icon: 'solution',
    sort: 12,
    roles: readers,
    keepAlive: true,
    permissions: {
      [conditionPermissions.list]: [...readers, 'ADMIN'],
      [conditionPermissions.export]: [...readers, 'ADMIN'],
      [conditionPermissions.edit]: ['BHB_ADMIN'],
    },
  },
])
