import { errorsOf } from '../../../kernel/index.ts'

export const arrivalErrors = errorsOf('recruitment', {
  medicalNeeded: { status: 400, code: 'A0400', field: 'hasPassedMedical' },
  arriveAtPast: { status: 400, code: 'A0400', field: 'arriveAt' },
  arriveAtFar: { status: 400, code: 'A0400', field: 'arriveAt' },
  arrivedInFuture: { status: 400, code: 'A0400', field: 'arrivedOn' },
  arrivedBeforeCalled: { status: 400, code: 'A0400', field: 'arrivedOn' },
  signedInFuture: { status: 400, code: 'A0400', field: 'signedOn' },
  signedLongAgo: { status: 400, code: 'A0400', field: 'signedOn' },
  startsFar: { status: 400, code: 'A0400', field: 'startsOn' },
  trainingTooLong: { status: 400, code: 'A0400', field: 'endsOn' },
  trainingTooShort: { status: 400, code: 'A0400', field: 'endsOn' },
  noAgreement: { status: 404, code: 'A0401' },
})
