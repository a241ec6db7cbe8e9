import { errorsOf } from '../../../kernel/index.ts'

export const leaveTypeErrors = errorsOf('absence', {
  /** {type} has {left} days in {year}, and {wanted} are asked for; new ones come on {on}. */
  leaveDaysShort: { status: 409, code: 'B0001', field: 'endsOn' },
  /** The same where no day is known on which new ones come. */
  leaveDaysOver: { status: 409, code: 'B0001', field: 'endsOn' },
  /** An event of {type} has at most {days} days by {source}. */
  leaveEventOver: { status: 409, code: 'B0001', field: 'endsOn' },
  leaveDaysUnrecorded: { status: 409, code: 'B0001', field: 'leaveTypeId' },
})
