import { errorsOf } from '../../../kernel/index.ts'

export const assessmentErrors = errorsOf('teachers', {
  yearAhead: { status: 400, code: 'A0400', field: 'year' },
})
