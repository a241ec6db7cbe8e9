import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const observationPermissions = {
  /** Record how much help a trainee needed with an item. */
  add: 'competence:observation:add',
} as const satisfies Record<string, Permission>

export const observationErrors = errorsOf('competence', {
  observedTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeId' },
  observedItemUnknown: { status: 400, code: 'A0400', field: 'itemId' },
  observedAhead: { status: 400, code: 'A0400', field: 'observedOn' },

  /** {from}: the earliest day that may still be recorded. */
  observedTooLate: { status: 400, code: 'A0400', field: 'observedOn' },
})

/** Who is on the ward; the office supervises nobody. */
const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

export const observationMenus = menusOf(() => [
  {
    key: 'supervision.observe',
    parent: 'supervision',
    type: 'MENU',
    path: 'observe',
    view: 'competence/observe/index',
    icon: 'form',
    sort: 1,
    roles: staff,
    // the office gives the roles of the ward, so it holds what they may do
    permissions: { [observationPermissions.add]: [...staff, 'BHB_ADMIN', 'ADMIN'] },
  },
])
