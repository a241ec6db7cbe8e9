export { recordAbsence, removeAbsence } from './blocks/record-absence.ts'
export { dayAfter, shifted } from './blocks/spans.rules.ts'
export { findDaysOutOf, freeBlocks, recordSuspensions, removeSuspensions } from './blocks/suspended-days.ts'
export { countTraineesByDepartment, findSupervisorsOn, findTraineeBlocks } from './blocks/trainee-blocks.queries.ts'
