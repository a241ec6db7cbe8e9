import { errorsOf } from '../../../kernel/index.ts'

export const traineeChangeErrors = errorsOf('students', {
  /** {field}, {day}: the open request of the field. */
  changeOpen: { status: 409, code: 'B0001', field: 'value' },
  changeSame: { status: 400, code: 'A0400', field: 'value' },
  /** The fact is changed directly in the file. */
  changeNotNeeded: { status: 409, code: 'B0001', field: 'value' },
  changePapers: { status: 400, code: 'A0400', field: 'files' },
  changeMoved: { status: 409, code: 'B0001' },
  changeTaken: { status: 409, code: 'B0001', field: 'value' },
})
