import { errorsOf } from '../../../kernel/index.ts'

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
