import { errorsOf } from '../../../kernel/index.ts'

export const fileErrors = errorsOf('students', {
  /** Only trainees have a file. */
  noFile: { status: 409, code: 'B0001' },
  fieldProtected: { status: 409, code: 'B0001' },
  educationFirst: { status: 409, code: 'B0001' },
  factWrong: { status: 400, code: 'A0400' },
  levelTwice: { status: 409, code: 'B0001', field: 'level' },
  listFull: { status: 409, code: 'B0001' },
  studyProtected: { status: 409, code: 'B0001' },
  accountMasked: { status: 400, code: 'A0400', field: 'bankAccount' },
})
