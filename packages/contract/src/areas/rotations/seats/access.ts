import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const seatsPermissions = {
  list: 'rotations:seats:list',
  set: 'rotations:seats:set',
  export: 'rotations:seats:export',
  import: 'rotations:seats:import',
  absences: 'rotations:absence:manage',
  pairs: 'rotations:pair:manage',
} as const satisfies Record<string, Permission>

export const seatsErrors = errorsOf('rotations', {
  /** A department that takes no trainees, is disabled, or is not the reader's. */
  monthsNotYours: { status: 404, code: 'B0001', field: 'departmentIds' },

  /** {from} to {until}: what is entered already. */
  absenceOverlaps: { status: 409, code: 'B0001', field: 'startsOn' },

  /** {startsOn}: the first day of the training. */
  absenceBeforeStart: { status: 400, code: 'A0400', field: 'startsOn' },

  /** {plannedEnd}: the last day of the training. */
  absenceAfterEnd: { status: 400, code: 'A0400', field: 'endsOn' },
  absenceElsewhere: { status: 409, code: 'B0001' },
  traineeNotYours: { status: 404, code: 'B0001', field: 'traineeId' },
  pairNotYours: { status: 404, code: 'B0001', field: 'firstId' },
  pairOfTwoBases: { status: 400, code: 'A0400', field: 'secondId' },
  pairTaken: { status: 409, code: 'B0001', field: 'secondId' },
})

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const readers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const
const page = { parent: 'rotation', type: 'MENU', keepAlive: true } as const

/** The base sets the seats, as it sets the usual capacity; a department reads its own. */
export const seatsMenus = menusOf(() => [
  {
    ...page,
    key: 'rotation.seats',
    path: 'seats',
    view: 'rotation/seats/index',
    icon: 'field-time',
    sort: 40,
    roles: readers,
    permissions: {
      [seatsPermissions.list]: readers,
      [seatsPermissions.export]: readers,
      [seatsPermissions.set]: bases,
      [seatsPermissions.import]: bases,
    },
  },
  {
    ...page,
    key: 'rotation.absences',
    path: 'absences',
    view: 'rotation/absence/index',
    icon: 'clock-circle',
    sort: 41,
    roles: bases,
    permissions: { [seatsPermissions.absences]: bases },
  },
  {
    ...page,
    key: 'rotation.pairs',
    path: 'pairs',
    view: 'rotation/pair/index',
    icon: 'form',
    sort: 42,
    roles: bases,
    permissions: { [seatsPermissions.pairs]: bases },
  },
])
