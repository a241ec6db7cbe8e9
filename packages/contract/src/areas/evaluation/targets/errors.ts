import { errorsOf } from '../../../kernel/index.ts'

export const targetErrors = errorsOf('evaluation', {
  templateUnfit: { status: 400, code: 'A0400', field: 'templateId' },
  targetBaseUnknown: { status: 400, code: 'A0400', field: 'baseId' },
  targetCohortUnknown: { status: 400, code: 'A0400', field: 'cohortIds' },
  targetDepartmentUnknown: { status: 400, code: 'A0400', field: 'departmentIds' },
  nobodyToRate: { status: 409, code: 'B0001', field: 'departmentIds' },
  ratersTooFew: { status: 409, code: 'B0001', field: 'raters' },
  closesInPast: { status: 409, code: 'B0001', field: 'closesOn' },
  resultsShown: { status: 409, code: 'B0001' },
})
