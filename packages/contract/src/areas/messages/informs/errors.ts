import { errorsOf } from '../../../kernel/index.ts'

export const informErrors = errorsOf('messages', {
  informTimePast: { status: 400, code: 'A0400', field: 'sendAt' },
  /** An attachment of the draft is gone. */
  informFileGone: { status: 409, code: 'B0001', field: 'files' },
  informRemindedLately: { status: 409, code: 'B0001' },
  informAllRead: { status: 409, code: 'B0001' },
  informWithdrawn: { status: 409, code: 'B0001' },
})
