export { countTraineesByDepartment, findSupervisorsOn, findTraineeBlocks } from './blocks/block.queries.ts'
export { recordAbsence, removeAbsence } from './blocks/record-absence.ts'
