export { findAbsenceEffect } from './blocks/absence-effect.ts'
export { findAbsences } from './blocks/block.queries.ts'
export { type ApprovedDays, recordAbsences, removeAbsences } from './blocks/record-absence.ts'
export { countTraineesByDepartment, findSupervisorsOn, findTraineeBlocks } from './blocks/trainee-blocks.queries.ts'
