import { errorsOf } from '../../../kernel/index.ts'

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
