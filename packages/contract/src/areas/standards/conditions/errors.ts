import { errorsOf } from '../../../kernel/index.ts'

export const conditionErrors = errorsOf('standards', {
  conditionTaken: { status: 409, code: 'B0001', field: 'education' },
  conditionMajorUnknown: { status: 400, code: 'A0400', field: 'majorId' },
})
