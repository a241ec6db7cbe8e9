export { findBasesOf, findMajor, findMajorsOf } from './base.queries.ts'
export { departmentIdsWithin, findChoosableDepartment } from './department.queries.ts'
export { type DepartmentScope, visibleDepartments } from './organisation.policy.ts'
export { findTrainingUnit } from './unit.queries.ts'
