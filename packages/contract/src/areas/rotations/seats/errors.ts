import { errorsOf } from '../../../kernel/index.ts'

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
