import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const leavePermissions = {
  /** Apply for leave, follow it, report back, ask for its revocation. */
  own: 'absence:leave:own',

  /** Read the absences of those one answers for, and their calendar. */
  list: 'absence:leave:list',

  /** Decide steps of a leave, report-backs and revocations. */
  decide: 'absence:leave:decide',

  /** Record an unexcused absence. */
  record: 'absence:leave:record',

  /** Cancel a recorded unexcused absence. */
  cancel: 'absence:leave:cancel',
  export: 'absence:leave:export',

  /** Decide as the education office: its step, and everybody's records. */
  office: 'absence:leave:office',
} as const satisfies Record<string, Permission>

export const leaveErrors = errorsOf('absence', {
  noTrainee: { status: 404, code: 'A0401' },

  /** {from} to {until}: the training. */
  outsideTraining: { status: 409, code: 'B0001', field: 'startsOn' },
  trainingOver: { status: 409, code: 'B0001' },

  /** {what} on the days of {span}: what the trainee is away for already. */
  absenceOverlaps: { status: 409, code: 'B0001', field: 'startsOn' },

  /** {what} on {from}: an exam or a class of these days. */
  absenceMeets: { status: 409, code: 'B0001', field: 'startsOn' },

  /** {type} is taken in whole days. */
  halfNotAllowed: { status: 409, code: 'B0001', field: 'startsHalf' },
  noDays: { status: 409, code: 'B0001', field: 'endsOn' },

  /** {type}, {notice} days, {earliest}: the first day that respects the notice. */
  noticeShort: { status: 409, code: 'B0001', field: 'urgentReason' },
  papersMissing: { status: 409, code: 'B0001', field: 'papers' },
  typeClosed: { status: 409, code: 'B0001', field: 'leaveTypeId' },

  /** {from} to {until}: the leave. */
  returnOutside: { status: 409, code: 'B0001', field: 'lastOn' },

  /** {from}: its first day. */
  notBegun: { status: 409, code: 'B0001', field: 'lastOn' },
  returnAhead: { status: 409, code: 'B0001', field: 'lastOn' },

  /** {step}: who has to decide instead. */
  stepDecided: { status: 409, code: 'B0001' },
  timetableTaken: { status: 409, code: 'B0001' },
  notYourTrainee: { status: 404, code: 'A0401', field: 'traineeId' },
  recordedAhead: { status: 409, code: 'B0001', field: 'endsOn' },
})

const deciders = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const administrators = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN'] as const

/**
 * Anyone who creates accounts of trainees or teachers must have the permissions of these accounts.
 */
const appointers = ['DEPT_ADMIN', 'BASE_ADMIN', 'BHB_ADMIN', 'ADMIN'] as const
const page = { parent: 'daily', type: 'MENU', keepAlive: true } as const

export const leaveMenus = menusOf(() => [
  {
    ...page,
    key: 'daily.ownLeave',
    path: 'leave',
    view: 'daily/leave/own',
    icon: 'form',
    sort: 1,
    roles: ['STUDENT'],
    adds: leavePermissions.own,
    permissions: { [leavePermissions.own]: ['STUDENT', ...appointers] },
  },
  {
    ...page,
    key: 'daily.leaveReview',
    path: 'leave-review',
    view: 'daily/leave/review',
    icon: 'audit',
    sort: 10,
    roles: deciders,
    permissions: {
      [leavePermissions.decide]: [...deciders, 'ADMIN'],
      [leavePermissions.record]: [...deciders, 'ADMIN'],
      [leavePermissions.cancel]: administrators,
      [leavePermissions.office]: ['BHB_ADMIN'],
    },
  },
  {
    ...page,
    key: 'daily.leaveRecord',
    path: 'leave-record',
    view: 'daily/leave/record',
    icon: 'file-text',
    sort: 11,
    roles: deciders,
    permissions: {
      [leavePermissions.list]: [...deciders, 'ADMIN'],
      [leavePermissions.export]: [...administrators, 'ADMIN'],
    },
  },
  {
    ...page,
    key: 'daily.calendar',
    path: 'calendar',
    view: 'daily/leave/calendar',
    icon: 'calendar',
    sort: 12,
    roles: deciders,
  },
])
