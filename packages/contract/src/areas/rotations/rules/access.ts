import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const rulePermissions = {
  list: 'rotations:rule:list',
  edit: 'rotations:rule:edit',
} as const satisfies Record<string, Permission>

export const ruleErrors = errorsOf('rotations', {
  ruleTaken: { status: 409, code: 'B0001', field: 'baseId' },
  ruleBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },

  /** The rules of every base are changed, not deleted. */
  ruleOfEveryBase: { status: 409, code: 'B0001' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

export const ruleMenus = menusOf(() => [
  {
    key: 'rotation.rules',
    parent: 'rotation',
    type: 'MENU',
    path: 'rules',
    view: 'rotation/rule/index',
    icon: 'safety',
    sort: 60,
    roles: readers,
    permissions: {
      [rulePermissions.list]: readers,
      [rulePermissions.edit]: ['BHB_ADMIN', 'BASE_ADMIN'],
    },
  },
])
