import { errorsOf } from '../../../kernel/index.ts'

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
