import { errorsOf } from '../../../kernel/index.ts'

export const ticketErrors = errorsOf('evaluation', {
  ticketUnknown: { status: 404, code: 'A0401' },
  ticketUsed: { status: 409, code: 'B0001' },
  ticketExpired: { status: 409, code: 'B0001' },
  ticketTargetClosed: { status: 409, code: 'B0001' },
  /** {left}: how many more codes the subject may have. */
  ticketsTooMany: { status: 409, code: 'B0001', field: 'count' },
})
