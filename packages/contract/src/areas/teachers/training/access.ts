import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'
import { menusOf } from '../../../kernel/menus.ts'

export const trainingPermissions = {
  /** Sign up for classes, sign in, read one's own. */
  attend: 'teachers:training:attend',

  /** Apply to train for a base one administers, hold classes and export their lists. */
  organise: 'teachers:training:organise',

  /** Decide about applications of bases. */
  review: 'teachers:training:review',
} as const satisfies Record<string, Permission>

export const trainingErrors = errorsOf('teachers', {
  /** The base has an application for {year} that is open or passed. */
  trainingBaseApplied: { status: 409, code: 'B0001', field: 'year' },
  trainingBaseNotYours: { status: 400, code: 'A0400', field: 'baseId' },

  /** The base has no passed application for {year}. */
  trainingBaseNotPassed: { status: 409, code: 'B0001', field: 'baseId' },
  classFull: { status: 409, code: 'B0001' },

  /** {taken} places are taken already. */
  classCapacityTaken: { status: 409, code: 'B0001', field: 'capacity' },
  classNotOpen: { status: 409, code: 'B0001' },
  classNotRunning: { status: 409, code: 'B0001' },
  alreadyInClass: { status: 409, code: 'B0001' },
  notInClass: { status: 409, code: 'B0001' },
  attendanceAhead: { status: 400, code: 'A0400', field: 'day' },
  noSessionToday: { status: 409, code: 'B0001' },
  signInCodeWrong: { status: 400, code: 'A0400', field: 'code' },
  attendedAlready: { status: 409, code: 'B0001' },
  noClassCertificate: { status: 404, code: 'A0401' },
  personNotATeacher: { status: 400, code: 'A0400', field: 'userIds' },
  calledUnknown: { status: 400, code: 'A0400', field: 'mustPeople' },
})

const organisers = ['BHB_ADMIN', 'BASE_ADMIN'] as const
const teachers = ['TEACHER', 'DEPT_ADMIN', 'BASE_ADMIN'] as const

/** Anyone who creates accounts of teachers must have the permissions of these accounts. */
const appointers = ['ADMIN', 'BHB_ADMIN'] as const

export const trainingMenus = menusOf(() => [
  {
    key: 'teaching.classes',
    parent: 'teaching',
    type: 'MENU',
    path: 'classes',
    view: 'teacher/class/own',
    icon: 'read',
    sort: 4,
    roles: teachers,
    permissions: { [trainingPermissions.attend]: [...teachers, ...appointers] },
  },
  {
    key: 'teaching.trainingBase',
    parent: 'teaching',
    type: 'MENU',
    path: 'training-base',
    view: 'teacher/trainingBase/index',
    icon: 'bank',
    sort: 45,
    roles: organisers,
    keepAlive: true,
    permissions: {
      [trainingPermissions.organise]: [...organisers, 'ADMIN'],
      [trainingPermissions.review]: ['BHB_ADMIN'],
    },
  },
  {
    key: 'teaching.class',
    parent: 'teaching',
    type: 'MENU',
    path: 'class',
    view: 'teacher/class/index',
    icon: 'schedule',
    sort: 46,
    roles: organisers,
    keepAlive: true,
  },
])
