import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'
import { regimePermissions } from '../limits/access.ts'

export const hoursPermissions = {
  own: 'duty:hours:own',
  list: 'duty:hours:list',
  question: 'duty:hours:question',
} as const satisfies Record<string, Permission>

export const hoursErrors = errorsOf('duty', {
  /** The shift is not the reader's, or not of a published roster. */
  hoursShiftUnknown: { status: 404, code: 'B0001' },

  /** Somebody arrives from {opens} and leaves until {closes}. */
  hoursNotNow: { status: 409, code: 'B0001' },
  hoursCodeOld: { status: 400, code: 'A0400', field: 'code' },

  /** The browser had no device cookie; it has one now. */
  hoursDeviceNew: { status: 409, code: 'B0001' },
  hoursDeviceUsed: { status: 409, code: 'B0001' },

  /** Nobody leaves before arriving. */
  hoursNotArrived: { status: 409, code: 'B0001' },

  /** On call from home nobody signs in. */
  hoursAtHome: { status: 409, code: 'B0001' },
  hoursDepartmentUnknown: { status: 404, code: 'B0001', field: 'departmentId' },

  /** The shift ends at {ends}. */
  hoursNotOver: { status: 409, code: 'B0001' },

  /** The roster of the month is closed. */
  hoursClosed: { status: 409, code: 'B0001' },
  hoursTimesWrong: { status: 400, code: 'A0400', field: 'endsAt' },

  /** From {first} to {last}. */
  /** The hours of {kind} on {day} overlap. */
  hoursOverlap: { status: 409, code: 'B0001', field: 'startsAt' },
  hoursTooFar: { status: 400, code: 'A0400', field: 'startsAt' },

  /** The week ends with {day}. */
  weekNotOver: { status: 409, code: 'B0001', field: 'startsOn' },

  /** The hours of {count} shifts are missing. */
  weekIncomplete: { status: 409, code: 'B0001', field: 'startsOn' },

  /** The week has no shift that counts. */
  weekEmpty: { status: 409, code: 'B0001', field: 'startsOn' },

  /** The department asked a question. */
  weekAnswerMissing: { status: 400, code: 'A0400', field: 'answer' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const hoursMenus = menusOf(() => [
  {
    key: 'dutyHours',
    parent: 'duty',
    type: 'MENU',
    path: 'hours',
    view: 'duty/hours/index',
    icon: 'bar-chart',
    sort: 17,
    roles: planners,
    keepAlive: true,
    permissions: {
      [hoursPermissions.list]: planners,
      [hoursPermissions.question]: planners,
      [regimePermissions.choose]: ['BHB_ADMIN'],
    },
  },
  {
    key: 'dutyOwnHours',
    parent: 'duty',
    type: 'MENU',
    path: 'own-hours',
    view: 'duty/hours/own',
    icon: 'carry-out',
    sort: 25,
    roles: ['STUDENT'],
    permissions: { [hoursPermissions.own]: ['STUDENT', ...appointers] },
  },
])
