import { errorsOf } from '../../../kernel/index.ts'

export const inductionErrors = errorsOf('learning', {
  trainTimesWrong: { status: 400, code: 'A0400', field: 'closesAt' },
  intakeUnknown: { status: 400, code: 'A0400', field: 'intakeId' },
  inductionVideoUnknown: { status: 400, code: 'A0400', field: 'videos' },
  trainInUse: { status: 409, code: 'B0001' },
  trainUnknown: { status: 400, code: 'A0400', field: 'trainId' },
  personListed: { status: 409, code: 'B0001', field: 'idCard' },
  cardWrong: { status: 400, code: 'A0400', field: 'idCard' },
  personErased: { status: 409, code: 'B0001' },
  inductionRefused: { status: 400, code: 'A0210', field: 'idCard' },
  inductionSlowedDown: { status: 429, code: 'A0501' },
  learnFirst: { status: 409, code: 'B0001' },
  inductionSessionOver: { status: 401, code: 'A0301' },
})
