export { isExamOffice } from './exams.policy.ts'
export { mustBeOffice } from './must-be-office.ts'
export { countUnsettled } from './settled-scores.queries.ts'
