import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const shiftSwapPermissions = {
  own: 'duty:swap:own',
  list: 'duty:swap:list',
  decide: 'duty:swap:decide',
} as const satisfies Record<string, Permission>

export const shiftSwapErrors = errorsOf('duty', {
  /** The shift is not the reader's, or not of a published roster. */
  swapShiftUnknown: { status: 404, code: 'B0001', field: 'shiftId' },
  swapTakerUnknown: { status: 404, code: 'B0001', field: 'takerId' },
  swapReturnUnknown: { status: 404, code: 'B0001', field: 'returnShiftId' },

  /** A shift that has begun stays where it is. */
  swapShiftBegun: { status: 409, code: 'B0001', field: 'shiftId' },

  /** {name} already has a shift on {day}. */
  swapDayTaken: { status: 409, code: 'B0001', field: 'takerId' },

  /** The shift of {name} on {day} is part of another open request. */
  swapUnderWay: { status: 409, code: 'B0001', field: 'shiftId' },

  /** The shift of {name} on {day} is not as it was when the swap was asked for. */
  swapChanged: { status: 409, code: 'B0001' },

  /** The roster would break a rule: {first}. */
  swapBreaksRule: { status: 409, code: 'B0001', field: 'takerId' },
})

const planners = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const shiftSwapMenus = menusOf(() => [
  {
    key: 'dutySwaps',
    parent: 'duty',
    type: 'MENU',
    path: 'swaps',
    view: 'duty/swap/index',
    icon: 'swap',
    sort: 15,
    roles: planners,
    keepAlive: true,
    permissions: {
      [shiftSwapPermissions.own]: ['STUDENT', ...appointers],
      [shiftSwapPermissions.list]: planners,
      [shiftSwapPermissions.decide]: planners,
    },
  },
])
