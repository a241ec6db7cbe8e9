// People as other areas choose and name them: who may be chosen, and who administers a base.
export { findPeople, findPeopleInUse } from './users/find-people.ts'
export { setBaseAdministrators } from './users/set-base-administrators.ts'
