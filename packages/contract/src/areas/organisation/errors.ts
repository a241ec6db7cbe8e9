import { errorsOf } from '../../kernel/index.ts'

export const organisationErrors = errorsOf('organisation', {
  departmentNameTaken: { status: 400, code: 'B0001', field: 'name' },
  departmentParentWrong: { status: 400, code: 'B0001', field: 'parentId' },
})
