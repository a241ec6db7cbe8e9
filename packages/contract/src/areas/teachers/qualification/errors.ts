import { errorsOf } from '../../../kernel/index.ts'

export const qualificationErrors = errorsOf('teachers', {
  alreadyApplying: { status: 409, code: 'B0001' },
  /** {level} is held until {until}; a renewal is possible from {from}. */
  renewalTooEarly: { status: 409, code: 'B0001', field: 'level' },
  holdsCore: { status: 409, code: 'B0001', field: 'level' },
  /** {items}: the conditions that are not met. */
  conditionsUnmet: { status: 409, code: 'B0001' },
  noConditions: { status: 409, code: 'B0001', field: 'level' },
  baseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  departmentNotOfBase: { status: 400, code: 'A0400', field: 'departmentId' },
  choiceUnknown: { status: 400, code: 'A0400' },
  dayInFuture: { status: 400, code: 'A0400' },
})
