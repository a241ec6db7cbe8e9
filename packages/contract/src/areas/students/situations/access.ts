import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const situationPermissions = {
  own: 'students:situation:own',
  list: 'students:situation:list',
  record: 'students:situation:record',
  base: 'students:situation:base',
  office: 'students:situation:office',
  export: 'students:situation:export',
} as const satisfies Record<string, Permission>

export const situationErrors = errorsOf('students', {
  situationNoTrainee: { status: 409, code: 'B0001' },
  situationTraineeUnknown: { status: 404, code: 'B0001', field: 'traineeId' },
  situationEnded: { status: 409, code: 'B0001' },
  situationOpen: { status: 409, code: 'B0001', field: 'kind' },
  situationOverlaps: { status: 409, code: 'B0001', field: 'startsOn' },
  situationAway: { status: 409, code: 'B0001', field: 'startsOn' },
  situationBeforeStart: { status: 409, code: 'B0001', field: 'startsOn' },
  situationAfterEnd: { status: 409, code: 'B0001', field: 'startsOn' },
  situationTooLong: { status: 409, code: 'B0001', field: 'endsOn' },
  situationTooFar: { status: 409, code: 'B0001', field: 'months' },
  situationNoLength: { status: 409, code: 'B0001', field: 'kind' },
  situationSameMajor: { status: 409, code: 'B0001', field: 'toMajorId' },
  situationMajorUnknown: { status: 404, code: 'B0001', field: 'toMajorId' },
  situationTransferPast: { status: 409, code: 'B0001', field: 'startsOn' },
  situationEndsBefore: { status: 409, code: 'B0001', field: 'endedOn' },
  situationEndsLater: { status: 409, code: 'B0001', field: 'endedOn' },
  situationEndsAhead: { status: 409, code: 'B0001', field: 'endedOn' },
})

const bases = ['BHB_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of trainees must have the permissions of these accounts. */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const

export const situationMenus = menusOf(() => [
  {
    key: 'training.ownSituations',
    parent: 'training',
    type: 'MENU',
    path: 'own-situations',
    view: 'student/situation/own',
    icon: 'form',
    sort: 20,
    roles: ['STUDENT'],
    keepAlive: true,
    permissions: { [situationPermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    key: 'training.situations',
    parent: 'training',
    type: 'MENU',
    path: 'situations',
    view: 'student/situation/index',
    icon: 'solution',
    sort: 21,
    roles: bases,
    adds: situationPermissions.record,
    keepAlive: true,
    permissions: {
      [situationPermissions.list]: bases,
      [situationPermissions.record]: bases,
      [situationPermissions.base]: bases,
      [situationPermissions.office]: ['BHB_ADMIN'],
      [situationPermissions.export]: bases,
    },
  },
])
