import { errorsOf } from '../../../kernel/index.ts'

export const changeErrors = errorsOf('teachers', {
  changeUnderReview: { status: 409, code: 'B0001' },
  /** Nothing was reviewed yet that could change. */
  changeNoProfile: { status: 409, code: 'B0001' },
  changeNothing: { status: 400, code: 'A0400' },
  /** {fields}: what has changed since the request. */
  changeProfileMoved: { status: 409, code: 'B0001' },
  changeChoiceUnknown: { status: 400, code: 'A0400' },
  changeInFuture: { status: 400, code: 'A0400' },
})
