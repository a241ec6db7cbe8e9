import { errorsOf } from '../../../kernel/index.ts'

export const leaveTypeErrors = errorsOf('absence', {
  /** {type} has {left} days in {year}, and {wanted} are asked for; new ones come on {on}. */
  leaveDaysShort: { status: 409, code: 'B0001', field: 'endsOn' },
  /** The same where no day is known on which new ones come. */
  leaveDaysOver: { status: 409, code: 'B0001', field: 'endsOn' },
  /** An event of {type} has at most {days} days by {source}. */
  leaveEventOver: { status: 409, code: 'B0001', field: 'endsOn' },
  leaveDaysUnrecorded: { status: 409, code: 'B0001', field: 'leaveTypeId' },
  leaveTypeCodeTaken: { status: 409, code: 'B0001', field: 'code' },
  leaveTypeNameTaken: { status: 409, code: 'B0001', field: 'name' },
  leaveTypeBuiltIn: { status: 409, code: 'B0001' },
  leaveTypePapersUnnamed: { status: 400, code: 'A0400', field: 'papers' },
  leaveTypeLimitMissing: { status: 400, code: 'A0400', field: 'extendsOver' },
  typeDayTaken: { status: 409, code: 'B0001', field: 'minWorkYears' },
  typeDayUnnamed: { status: 400, code: 'A0400', field: 'name' },
  provinceUnknown: { status: 400, code: 'A0400', field: 'provinceCode' },
  stepRuleTaken: { status: 409, code: 'B0001', field: 'leaveTypeId' },
  stepRuleNobody: { status: 400, code: 'A0400', field: 'supervisor' },
  stepRuleOfEveryType: { status: 409, code: 'B0001' },
})
