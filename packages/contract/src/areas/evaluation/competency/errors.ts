import { errorsOf } from '../../../kernel/index.ts'

export const competencyErrors = errorsOf('evaluation', {
  competencyCodeTaken: { status: 409, code: 'B0001', field: 'code' },
  /** {forms}: forms with items that name it. */
  competencyInUse: { status: 409, code: 'B0001' },
  competencyUnknown: { status: 400, code: 'A0400', field: 'competencyId' },
})
