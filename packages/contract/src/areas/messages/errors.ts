import { errorsOf } from '../../kernel/index.ts'

export const messagesErrors = errorsOf('messages', {
  templateWrong: { status: 400, code: 'A0400' },
})
