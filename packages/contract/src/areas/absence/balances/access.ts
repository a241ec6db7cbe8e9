import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const balancePermissions = {
  list: 'absence:balance:list',
  adjust: 'absence:balance:adjust',
  export: 'absence:balance:export',
  import: 'absence:balance:import',
} as const satisfies Record<string, Permission>

export const balanceErrors = errorsOf('absence', {
  /** {used} days are used already, so {days} days cannot be taken away. */
  balanceBelowUsed: { status: 409, code: 'B0001', field: 'days' },
  balanceUnlimited: { status: 409, code: 'B0001', field: 'leaveTypeId' },
  balanceTypeUnknown: { status: 404, code: 'B0001', field: 'leaveTypeId' },
  balanceNothing: { status: 400, code: 'A0400', field: 'days' },
  worksSinceAhead: { status: 400, code: 'A0400', field: 'worksSince' },
  balanceTraineeUnknown: { status: 404, code: 'B0001' },
})

const readers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const office = ['BHB_ADMIN'] as const

export const balanceMenus = menusOf(() => [
  {
    key: 'daily.leaveBalances',
    parent: 'daily',
    type: 'MENU',
    path: 'leave-balance',
    view: 'daily/leave/balance',
    icon: 'field-time',
    sort: 20,
    roles: readers,
    keepAlive: true,
    permissions: {
      [balancePermissions.list]: readers,
      [balancePermissions.export]: readers,
      [balancePermissions.adjust]: office,
      [balancePermissions.import]: office,
    },
  },
])
