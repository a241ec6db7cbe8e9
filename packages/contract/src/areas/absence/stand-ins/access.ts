import { errorsOf } from '../../../kernel/calls/errors.ts'

export const standInErrors = errorsOf('absence', {
  /** Not in training in the same department on these days, or away then. */
  standInNotThere: { status: 409, code: 'B0001', field: 'standInId' },

  /** Answered already, or the leave was given up or is over. */
  standInOver: { status: 409, code: 'B0001' },
})
