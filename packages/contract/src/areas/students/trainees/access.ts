import { errorsOf } from '../../../kernel/calls/errors.ts'

export const studentsErrors = errorsOf('students', {
  majorUnknown: { status: 400, code: 'A0400', field: 'majorId' },
  unitUnknown: { status: 400, code: 'A0400', field: 'trainingUnitId' },
  cardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  hkMoPermitWrong: { status: 400, code: 'A0400', field: 'idCard' },
  twPermitWrong: { status: 400, code: 'A0400', field: 'idCard' },
  residencePermitWrong: { status: 400, code: 'A0400', field: 'idCard' },
  passportWrong: { status: 400, code: 'A0400', field: 'idCard' },
  foreignPermitWrong: { status: 400, code: 'A0400', field: 'idCard' },
  officerCardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  cardOfAnother: { status: 409, code: 'B0001', field: 'idCard' },
  alreadyTrainee: { status: 409, code: 'B0001', field: 'mobile' },
  mobileOfAnother: { status: 409, code: 'B0001', field: 'mobile' },
  numberUnknown: { status: 400, code: 'A0400', field: 'number' },
  nameDiffers: { status: 400, code: 'A0400', field: 'realName' },
  mobileDiffers: { status: 400, code: 'A0400', field: 'mobile' },
  cardDiffers: { status: 400, code: 'A0400', field: 'idCard' },
  majorDiffers: { status: 400, code: 'A0400', field: 'majorId' },
  startTooFar: { status: 400, code: 'A0400', field: 'startsOn' },
})
