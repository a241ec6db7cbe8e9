import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const departurePermissions = {
  own: 'students:departure:own',
  record: 'students:departure:record',
  list: 'students:departure:list',
  sign: 'students:departure:sign',
  base: 'students:departure:base',
  office: 'students:departure:office',
  items: 'students:departure:items',
  export: 'students:departure:export',
} as const satisfies Record<string, Permission>

export const departureErrors = errorsOf('students', {
  departureNoTrainee: { status: 409, code: 'B0001' },
  departureOver: { status: 409, code: 'B0001' },
  departureTraineeUnknown: { status: 404, code: 'B0001', field: 'traineeId' },
  departureBeforeStart: { status: 409, code: 'B0001', field: 'leavesOn' },
  departureUnderWay: { status: 409, code: 'B0001', field: 'kind' },
  departureNotCompleted: { status: 409, code: 'B0001', field: 'kind' },
  departureCompleted: { status: 409, code: 'B0001', field: 'kind' },
  departureUnconfirmed: { status: 409, code: 'B0001', field: 'isConfirmed' },
  departurePast: { status: 409, code: 'B0001', field: 'leavesOn' },

  /** The items with their owners, in the reader's language. */
  departureItemsOpen: { status: 409, code: 'B0001' },
  departureAhead: { status: 409, code: 'B0001' },
  departureItemNotYours: { status: 409, code: 'B0001' },
  departureItemOwn: { status: 409, code: 'B0001' },
  departureRemarkNeeded: { status: 400, code: 'A0400', field: 'remark' },
  departureNotRated: { status: 409, code: 'B0001' },
  departureRatingUnknown: { status: 409, code: 'B0001', field: 'ratings' },
  departureRatedTwice: { status: 400, code: 'A0400', field: 'ratings' },
  departureScoresMissing: { status: 400, code: 'A0400', field: 'ratings' },
  departureItemTaken: { status: 409, code: 'B0001', field: 'itemName' },
  departureDepartmentUnknown: { status: 409, code: 'B0001', field: 'departmentId' },
  departureRatesUnknown: { status: 400, code: 'A0400', field: 'rates' },
})

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Heads and teaching secretaries of departments are teachers. */
const signers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const

/**
 * Anyone who creates accounts of trainees or teachers must have the permissions of these accounts.
 */
const withOffice = [...signers, 'ADMIN'] as const
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'training', type: 'MENU', keepAlive: true } as const

export const departureMenus = menusOf(() => [
  {
    ...page,
    key: 'training.ownDeparture',
    path: 'own-departure',
    view: 'student/departure/own',
    icon: 'compass',
    sort: 30,
    roles: ['STUDENT'],
    permissions: { [departurePermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'training.departures',
    path: 'departures',
    view: 'student/departure/index',
    icon: 'swap',
    sort: 31,
    roles: signers,
    adds: departurePermissions.record,
    permissions: {
      [departurePermissions.list]: withOffice,
      [departurePermissions.record]: bases,
      [departurePermissions.sign]: withOffice,
      [departurePermissions.base]: bases,
      [departurePermissions.office]: ['BHB_ADMIN'],
      [departurePermissions.export]: bases,
    },
  },
  {
    ...page,
    key: 'training.departureItems',
    path: 'departure-items',
    view: 'student/departure/items',
    icon: 'setting',
    sort: 32,
    roles: ['BHB_ADMIN'],
    permissions: { [departurePermissions.items]: ['BHB_ADMIN'] },
  },
])
