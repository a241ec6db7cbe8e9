// People lookups for other areas: who may be selected, and who administers a base.
export { findHoldersOf } from './users/find-holders.ts'
export { findPeople, findPeopleInUse } from './users/find-people.ts'
export { findRecordedForUpdate, findRecordedPeople, forgetRecordedPerson, recordPerson } from './users/recorded-people.ts'
export { setBaseAdministrators } from './users/set-base-administrators.ts'
