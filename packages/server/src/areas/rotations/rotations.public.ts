export { recordAbsence, removeAbsence } from './blocks/record-absence.ts'
export { countTraineesByDepartment, findSupervisorsOn, findTraineeBlocks } from './blocks/trainee-blocks.queries.ts'
export { findPublishedPlanOfCohort } from './plan/plan.queries.ts'
