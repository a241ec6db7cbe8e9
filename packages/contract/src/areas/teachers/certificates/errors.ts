import { errorsOf } from '../../../kernel/index.ts'

export const certificateErrors = errorsOf('teachers', {
  certificateNumberTaken: { status: 409, code: 'B0001', field: 'number' },
  /** {number}: handed in with what is decided, and stored for somebody else. */
  handedInNumberTaken: { status: 409, code: 'B0001' },
  certificateUnderReview: { status: 409, code: 'B0001', field: 'number' },
  certificateKindUnknown: { status: 400, code: 'A0400', field: 'kind' },
  certificateInFuture: { status: 400, code: 'A0400', field: 'issuedOn' },
  certificateUnknown: { status: 404, code: 'A0401', field: 'certificateId' },
})
