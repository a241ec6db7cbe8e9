// People lookups for other areas: who may be selected, and who administers a base.

export { setBaseAdministrators } from './administration/set-base-administrators.ts'
export { findHoldersOf } from './people/find-holders.ts'
export { findPeople, findPeopleInUse } from './people/find-people.ts'

export {
  findRecordedForUpdate,
  findRecordedPeople,
  forgetRecordedPerson,
  recordPerson,
} from './people/recorded-people.ts'
