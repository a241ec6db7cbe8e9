export { findBasesOf, findMajor } from './base.queries.ts'
export { departmentIdsWithin, findChoosableDepartment } from './department.queries.ts'
export { findTrainingUnit } from './unit.queries.ts'
