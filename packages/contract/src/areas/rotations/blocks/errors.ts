import { errorsOf } from '../../../kernel/index.ts'

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
