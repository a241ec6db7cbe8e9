import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const preferencePermissions = {
  /** Read and write the own preferences. */
  own: 'rotations:preference:own',

  /** Read the preferences of a plan, and how fairly they are met. */
  list: 'rotations:preference:list',

  /** Open, prolong and close the time in which preferences are entered. */
  manage: 'rotations:preference:manage',
} as const satisfies Record<string, Permission>

export const preferenceErrors = errorsOf('rotations', {
  preferenceWindowThere: { status: 409, code: 'B0001' },
  preferenceClosingPast: { status: 400, code: 'A0400', field: 'closesAt' },

  /** {until}: when the window closed. */
  preferencesClosed: { status: 409, code: 'B0001' },
  preferenceDepartmentUnknown: { status: 400, code: 'A0400', field: 'preferences' },

  /** {department}, {from}, {until}: months in which the trainee may be there. */
  preferenceMonthsOutside: { status: 400, code: 'A0400', field: 'preferences' },

  /** {department}: two preferences of one trainee about it cannot both be met. */
  preferencesContradict: { status: 400, code: 'A0400', field: 'preferences' },
})

const office = ['BHB_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const preferenceMenus = menusOf(() => [
  {
    key: 'rotation.preferences',
    parent: 'rotation',
    type: 'MENU',
    path: 'preferences',
    view: 'rotation/preference/index',
    icon: 'solution',
    sort: 3,
    roles: ['STUDENT'],
    permissions: {
      [preferencePermissions.own]: ['STUDENT', ...appointers],
      [preferencePermissions.list]: office,
      [preferencePermissions.manage]: office,
    },
  },
])
