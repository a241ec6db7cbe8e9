import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const blockPermissions = {
  list: 'rotations:block:list',
  export: 'rotations:block:export',

  /** Confirm entry and say who supervises. */
  enter: 'rotations:block:enter',
  exit: 'rotations:block:exit',

  /** Assess a block that ends, and confirm its result. */
  assess: 'rotations:block:assess',

  /** Place the repeat of a failed block. */
  repeat: 'rotations:block:repeat',

  /** Record blocks from before the system. */
  recordPast: 'rotations:block:recordPast',
} as const satisfies Record<string, Permission>

export const blockErrors = errorsOf('rotations', {
  /** {from} {until}: days of the block. */
  entryOutside: { status: 400, code: 'A0400', field: 'enteredOn' },
  entryInFuture: { status: 400, code: 'A0400', field: 'enteredOn' },
  entryMissing: { status: 400, code: 'A0410', field: 'enteredOn' },
  educationMissing: { status: 400, code: 'A0410', field: 'entryEducationOn' },
  educationOutside: { status: 400, code: 'A0400', field: 'entryEducationOn' },

  /** {from}: the first day. */
  notBegun: { status: 409, code: 'B0001' },
  supervisorMissing: { status: 400, code: 'A0410', field: 'supervisors' },

  /** {department}: no qualification in force, or teaches elsewhere. */
  supervisorNotEligible: { status: 409, code: 'B0001', field: 'supervisors' },

  /** {name} {count} {most} {day}: the most trainees at a time. */
  supervisorFull: { status: 409, code: 'B0001', field: 'supervisors' },

  /** Another assignment was faster. */
  supervisorFullMeanwhile: { status: 409, code: 'B0001', field: 'supervisors' },
  supervisorFixed: { status: 409, code: 'B0001' },
  supervisorSame: { status: 409, code: 'B0001', field: 'supervisorId' },

  /** Two teachers for one stay. */
  supervisorTwice: { status: 400, code: 'A0400', field: 'supervisors' },

  /** {until}: the last day. */
  exitTooEarly: { status: 409, code: 'B0001' },
  scoreMissing: { status: 400, code: 'A0410', field: 'theoryScore' },

  /** {days}: recorded absence. */
  absenceTooFew: { status: 409, code: 'B0001', field: 'absenceDays' },

  /** {days}: working days of the stay. */
  absenceTooMany: { status: 400, code: 'A0400', field: 'absenceDays' },

  /** {reasons}: what is short. */
  mustFail: { status: 409, code: 'B0001' },
  mustPass: { status: 409, code: 'B0001' },
})

export const repeatErrors = errorsOf('rotations', {
  repeatNotNow: { status: 409, code: 'B0001' },
  repeatInPast: { status: 400, code: 'A0400', field: 'startsOn' },

  /** {until}: the last month that is offered. */
  repeatTooLate: { status: 400, code: 'A0400', field: 'startsOn' },
  repeatNotFirst: { status: 400, code: 'A0400', field: 'startsOn' },

  /** {from} {until}: another stay of the trainee. */
  repeatMeets: { status: 409, code: 'B0001', field: 'startsOn' },
})

export const pastErrors = errorsOf('rotations', {
  traineeUnknown: { status: 400, code: 'A0400', field: 'traineeId' },
  departmentUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  daysTurned: { status: 400, code: 'A0400', field: 'endsOn' },
  notPast: { status: 400, code: 'A0400', field: 'endsOn' },

  /** {startsOn}: of the training. */
  beforeTraining: { status: 400, code: 'A0400', field: 'startsOn' },

  /** {from} {until}: a stay that is stored already, or another line. */
  pastMeets: { status: 409, code: 'B0001', field: 'startsOn' },
  notRecorded: { status: 409, code: 'B0001' },
})

const departments = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers or trainees must have the permissions of these accounts.
 */
const withOffice = [...departments, 'ADMIN'] as const
const bases = ['BASE_ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'rotation', type: 'MENU', keepAlive: true } as const

export const blockMenus = menusOf(() => [
  {
    ...page,
    key: 'rotation.month',
    path: 'month',
    view: 'rotation/month/index',
    icon: 'carry-out',
    sort: 10,
    roles: departments,
    permissions: {
      [blockPermissions.list]: withOffice,
      [blockPermissions.export]: bases,
      [blockPermissions.enter]: withOffice,
      [blockPermissions.assess]: withOffice,
      [blockPermissions.exit]: ['STUDENT', ...withOffice],
      [blockPermissions.repeat]: bases,
      [blockPermissions.recordPast]: bases,
    },
  },
  {
    ...page,
    key: 'rotation.supervisor',
    path: 'supervisor',
    view: 'rotation/supervisor/index',
    icon: 'team',
    sort: 11,
    roles: departments,
  },
])
