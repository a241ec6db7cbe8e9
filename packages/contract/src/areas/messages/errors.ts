import { errorsOf } from '../../kernel/index.ts'

export const messagesErrors = errorsOf('messages', {})
