import { errorsOf } from '../../../kernel/index.ts'

export const examineErrors = errorsOf('evaluation', {
  examineFormUnknown: { status: 400, code: 'A0400', field: 'templateId' },
  examineDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentId' },
  examineTraineeUnknown: { status: 400, code: 'A0400', field: 'traineeIds' },
  examinerUnknown: { status: 400, code: 'A0400', field: 'examinerId' },
  examinesOneself: { status: 400, code: 'A0400', field: 'examinerId' },
  examineDayPast: { status: 400, code: 'A0400', field: 'examOn' },
  examinePlanned: { status: 409, code: 'B0001', field: 'traineeIds' },
  /** {day}: when it is planned. */
  examineAhead: { status: 409, code: 'B0001' },
})
