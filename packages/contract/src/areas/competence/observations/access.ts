import { errorsOf, menusOf, type Permission } from '../../../kernel/index.ts'

export const observationPermissions = {
  /** Record how much help a trainee needed with an item. */
  add: 'competence:observation:add',
} as const satisfies Record<string, Permission>

export const observationErrors = errorsOf('competence', {
  observedTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeId' },
  observedItemUnknown: { status: 400, code: 'A0400', field: 'itemId' },
  observedAhead: { status: 400, code: 'A0400', field: 'observedOn' },
})

const staff = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

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
    permissions: { [observationPermissions.add]: [...staff, 'ADMIN'] },
  },
])
