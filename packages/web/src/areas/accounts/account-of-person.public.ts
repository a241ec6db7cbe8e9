// Loaded with the panel that opens accounts of recorded people, not with the pages of an area.
export { AccountOfPerson } from './people/account-of-person.tsx'
