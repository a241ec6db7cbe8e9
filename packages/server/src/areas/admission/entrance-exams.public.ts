export { isExamOffice } from './entrance-exams/exams.policy.ts'
export { mustBeOffice } from './entrance-exams/must-be-office.ts'
export { countUnsettled } from './scores/settled-scores.queries.ts'
