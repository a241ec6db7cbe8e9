// People as other areas choose and name them: who may be chosen, and who administers a base.
export { findPeople, findPeopleInUse } from './find-people.ts'
export { setBaseAdministrators } from './set-base-administrators.ts'
