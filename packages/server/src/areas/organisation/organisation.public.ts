export { findBasesOf, findEnabledBases, findMajor } from './base.queries.ts'
export { departmentIdsWithin, findChoosableDepartment, findDepartmentsOfBase } from './department.queries.ts'
export { findTrainingUnit } from './unit.queries.ts'
