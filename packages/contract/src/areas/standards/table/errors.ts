import { errorsOf } from '../../../kernel/index.ts'

export const tableErrors = errorsOf('standards', {
  majorUnknown: { status: 400, code: 'A0400', field: 'majorId' },
  departmentUnknown: { status: 400, code: 'A0400', field: 'rows' },
  /** {difference}: what each stage has too little or too much, as a text. */
  doesNotAddUp: { status: 409, code: 'B0001' },
  draftExists: { status: 409, code: 'B0001' },
})
