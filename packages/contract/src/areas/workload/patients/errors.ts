import { errorsOf } from '../../../kernel/index.ts'

export const patientErrors = errorsOf('workload', {
  patientTaken: { status: 409, code: 'B0001', field: 'number' },
  patientDepartment: { status: 409, code: 'B0001', field: 'departmentId' },
  patientUsed: { status: 409, code: 'B0001' },
})
