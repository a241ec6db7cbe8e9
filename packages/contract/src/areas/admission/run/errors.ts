import { errorsOf } from '../../../kernel/index.ts'

export const admissionErrors = errorsOf('recruitment', {
  runNotNow: { status: 409, code: 'B0001' },
  runNobody: { status: 409, code: 'B0001' },
  runSeedMissing: { status: 409, code: 'B0001' },
  runStale: { status: 409, code: 'B0001' },
  runReviewsOpen: { status: 409, code: 'B0001' },
  runPublicationNotOver: { status: 409, code: 'B0001' },
  placeConfirmOver: { status: 409, code: 'B0001' },
  placeConfirmWindow: { status: 409, code: 'B0001' },
  placeTooLate: { status: 409, code: 'B0001' },
  placeSettled: { status: 409, code: 'B0001' },
  poolNotLeft: { status: 409, code: 'B0001' },
  poolNoEligibleSeat: { status: 409, code: 'B0001' },
  adjustmentStale: { status: 409, code: 'B0001' },
})
