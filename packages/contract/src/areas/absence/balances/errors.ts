import { errorsOf } from '../../../kernel/index.ts'

export const balanceErrors = errorsOf('absence', {
  /** {used} days are used already, so {days} days cannot be taken away. */
  balanceBelowUsed: { status: 409, code: 'B0001', field: 'days' },
  balanceUnlimited: { status: 409, code: 'B0001', field: 'leaveTypeId' },
  balanceTypeUnknown: { status: 404, code: 'B0001', field: 'leaveTypeId' },
  balanceNothing: { status: 400, code: 'A0400', field: 'days' },
  worksSinceAhead: { status: 400, code: 'A0400', field: 'worksSince' },
  balanceTraineeUnknown: { status: 404, code: 'B0001' },
})
