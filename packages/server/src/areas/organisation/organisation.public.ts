export { findBasesOf, findEnabledBases, findMajor } from './bases/base.queries.ts'
export { isBaseInScope, withinBaseScope } from './bases/managed-base.queries.ts'

export {
  nearestLeadersOfDepartment,
  nearestPeopleOfDepartment,
  peopleOfDepartment,
} from './department-people.queries.ts'

export {
  departmentIdsWithin,
  findDepartmentsInUse,
  findDepartmentsOfBase,
  secondLevelDepartments,
} from './departments/department.queries.ts'

export { personOption } from './find-people.ts'

export {
  type BaseScope,
  changeableDepartments,
  type DepartmentScope,
  visibleBases,
  visibleDepartments,
} from './organisation.policy.ts'

export { isOfNobody, NOWHERE, type OrgScope, orgScope } from './scope.policy.ts'

export {
  isInOrgScope,
  isOfOwnBase,
  isOfOwnDepartment,
  isPersonInScope,
  worksAtOwnBase,
} from './scope.queries.ts'

export { findHospital, findTrainingUnit } from './training-units/unit.queries.ts'
