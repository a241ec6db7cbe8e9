import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'
import { dutyPreferencePermissions } from '../preferences/access.ts'

export const rosterPermissions = {
  list: 'duty:roster:list',
  plan: 'duty:roster:plan',
  own: 'duty:roster:own',
} as const satisfies Record<string, Permission>

export const rosterErrors = errorsOf('duty', {
  rosterTaken: { status: 409, code: 'B0001', field: 'month' },
  rosterDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  rosterWithoutKinds: { status: 409, code: 'B0001', field: 'departmentId' },

  /** {name} is not in the department on {day}, or nobody there has this number. */
  shiftPersonUnknown: { status: 409, code: 'B0001' },
  shiftKindUnknown: { status: 409, code: 'B0001' },

  /** The day is not in the month of the roster. */
  shiftDayOutside: { status: 400, code: 'A0400' },

  /** {count} rules are broken; {first} says which. */
  rosterHasFaults: { status: 409, code: 'B0001' },

  /** The person begins a shift of another department on that day. */
  shiftElsewhere: { status: 409, code: 'B0001' },

  /** The trainee has signed in to the shift, or corrected its hours. */
  shiftHasHours: { status: 409, code: 'B0001' },
  shiftReasonMissing: { status: 400, code: 'A0400', field: 'reason' },
  rosterIsClosed: { status: 409, code: 'B0001' },

  /** Another roster is being filled. */
  proposalBusy: { status: 503, code: 'C0300' },

  /** The search ended without an answer. */
  proposalFailed: { status: 503, code: 'C0300' },

  /** The month ends on {day}. */
  rosterNotOver: { status: 409, code: 'B0001' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const rosterMenus = menusOf(() => [
  {
    key: 'dutyRosters',
    parent: 'duty',
    type: 'MENU',
    path: 'rosters',
    view: 'duty/roster/index',
    icon: 'schedule',
    sort: 10,
    roles: planners,
    keepAlive: true,
    permissions: {
      [rosterPermissions.list]: planners,
      [rosterPermissions.plan]: planners,
    },
  },
  {
    key: 'dutyOwn',
    parent: 'duty',
    type: 'MENU',
    path: 'own',
    view: 'duty/own/index',
    icon: 'clock-circle',
    sort: 20,
    roles: ['STUDENT'],
    permissions: {
      [rosterPermissions.own]: ['STUDENT', ...appointers],
      [dutyPreferencePermissions.own]: ['STUDENT', ...appointers],
    },
  },
])
