import { errorsOf } from '../../kernel/index.ts'

export const messagesErrors = errorsOf('messages', {
  templateWrong: { status: 400, code: 'A0400' },
  deliveryNotFailed: { status: 409, code: 'B0001' },
  urgentStays: { status: 400, code: 'B0001' },
})
