import { errorsOf } from '../../../kernel/index.ts'

export const templateErrors = errorsOf('evaluation', {
  /** {sum}: what the weights add up to. */
  weightsShort: { status: 409, code: 'B0001', field: 'sections' },
  weightsOver: { status: 409, code: 'B0001', field: 'sections' },
  formEmpty: { status: 409, code: 'B0001', field: 'sections' },
  templateDraftExists: { status: 409, code: 'B0001' },
})
