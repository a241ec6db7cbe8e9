import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const situationPermissions = {
  view: 'teachers:situation:view',
  export: 'teachers:situation:export',

  /** Record the figures of the month again. */
  update: 'teachers:situation:update',

  /** Change what the indicators ask for, and their source. */
  edit: 'teachers:situation:edit',
} as const satisfies Record<string, Permission>

export const situationErrors = errorsOf('teachers', {
  trainingKindUnknown: { status: 400, code: 'A0400', field: 'certificateKinds' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/**
 * Anyone who creates accounts of departments and bases must have the permissions of these accounts.
 */
const holders = [...readers, 'ADMIN'] as const

export const situationMenus = menusOf(() => [
  {
    key: 'teaching.situation',
    parent: 'teaching',
    type: 'MENU',
    path: 'situation',
    view: 'teacher/situation/index',
    icon: 'bar-chart',
    sort: 2,
    roles: readers,
    keepAlive: true,
    permissions: {
      [situationPermissions.view]: holders,
      [situationPermissions.export]: holders,
      [situationPermissions.update]: ['BHB_ADMIN', 'BASE_ADMIN', 'ADMIN'],
      [situationPermissions.edit]: ['BHB_ADMIN'],
    },
  },

  /** The list behind a bar. */
  {
    key: 'teaching.situationPeople',
    parent: 'teaching',
    type: 'MENU',
    path: 'situation-people',
    view: 'teacher/situation/people',
    sort: 3,
    roles: readers,
    hidden: true,
  },
])
