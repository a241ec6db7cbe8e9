import { errorsOf } from '../../../kernel/index.ts'

export const partnerErrors = errorsOf('signup', {
  creditCodeTaken: { status: 409, code: 'B0001', field: 'creditCode' },
  creditCodeWrong: { status: 400, code: 'A0400', field: 'creditCode' },
  alreadyPartner: { status: 409, code: 'B0001' },
  partnerNotApproved: { status: 409, code: 'B0001' },
  /** Several intakes are open, and none was named. */
  intakeToChoose: { status: 400, code: 'A0400', field: 'intakeId' },
  intakeNotOpen: { status: 409, code: 'B0001', field: 'intakeId' },
  personSignedUp: { status: 409, code: 'B0001', field: 'idCard' },
  mobileSignedUp: { status: 409, code: 'B0001', field: 'mobile' },
  mobileOfAnother: { status: 409, code: 'B0001', field: 'mobile' },
  offerNameUnknown: { status: 400, code: 'A0400', field: 'offer' },
})
