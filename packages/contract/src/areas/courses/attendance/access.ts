import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const attendancePermissions = {
  /** Sign in to lectures and read one's own attendance. */
  attend: 'learning:attendance:attend',

  /** Plan lectures, show their code, correct their lists. */
  manage: 'learning:attendance:manage',
  export: 'learning:attendance:export',
} as const satisfies Record<string, Permission>

export const attendanceErrors = errorsOf('learning', {
  lectureHostWrong: { status: 400, code: 'A0400', field: 'departmentId' },
  lectureChoiceUnknown: { status: 400, code: 'A0400', field: 'cohortIds' },
  lectureSpeakerUnknown: { status: 400, code: 'A0400', field: 'speakerId' },
  lectureNobody: { status: 400, code: 'A0400', field: 'cohortIds' },
  lectureTimesWrong: { status: 400, code: 'A0400', field: 'endsAt' },
  lecturePast: { status: 400, code: 'A0400', field: 'startsAt' },

  /** From {opens} to {closes}. */
  lectureNotNow: { status: 409, code: 'B0001' },
  lectureCancelled: { status: 409, code: 'B0001' },
  lectureNotOver: { status: 409, code: 'B0001' },
  signInCodeOld: { status: 400, code: 'A0400', field: 'code' },
  notExpectedHere: { status: 409, code: 'B0001' },

  /** The browser had no device cookie; it has one now. */
  deviceNew: { status: 409, code: 'B0001' },
  deviceUsed: { status: 409, code: 'B0001' },
  nobodyChosen: { status: 400, code: 'A0400', field: 'userIds' },
})

const organisers = ['BHB_ADMIN', 'BASE_ADMIN', 'DEPT_ADMIN', 'TEACHER'] as const
const attendants = ['STUDENT', 'TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/**
 * Anyone who creates accounts of teachers and trainees must have the permissions of these accounts.
 */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const
const page = { parent: 'course', type: 'MENU', keepAlive: true } as const

export const attendanceMenus = menusOf(() => [
  {
    ...page,
    key: 'course.ownAttendance',
    path: 'own-attendance',
    view: 'course/own/attendance',
    icon: 'carry-out',
    sort: 8,
    roles: attendants,
    permissions: { [attendancePermissions.attend]: [...attendants, ...appointers] },
  },
  {
    ...page,
    key: 'course.attendance',
    path: 'attendance',
    view: 'course/attendance/index',
    icon: 'team',
    sort: 30,
    roles: organisers,
    adds: attendancePermissions.manage,
    permissions: {
      [attendancePermissions.manage]: [...organisers, 'ADMIN'],
      [attendancePermissions.export]: [...organisers, 'ADMIN'],
    },
  },
])
