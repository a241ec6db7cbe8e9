import { errorsOf } from '../../../kernel/index.ts'

export const newsErrors = errorsOf('messages', {
  newsTimePast: { status: 400, code: 'A0400', field: 'publishAt' },
})
