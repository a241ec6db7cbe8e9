import { errorsOf } from '../../../kernel/index.ts'

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
  /** {type}, {notice} days, {earliest}: the first day that keeps the notice. */
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
