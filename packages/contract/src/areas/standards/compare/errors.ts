import { errorsOf } from '../../../kernel/index.ts'

export const compareErrors = errorsOf('standards', {
  standardDepartmentTaken: { status: 409, code: 'B0001', field: 'name' },
  matchUnknown: { status: 400, code: 'A0400', field: 'matches' },
  /** {count} standards name it. */
  standardDepartmentUsed: { status: 409, code: 'B0001' },
})
