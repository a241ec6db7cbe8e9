import { errorsOf } from '../../../kernel/index.ts'

export const bankErrors = errorsOf('teachers', {
  bankNeedsEntry: { status: 409, code: 'B0001' },
  bankAccountMasked: { status: 400, code: 'A0400', field: 'bankAccount' },
})
