/** Choosing people by searching for them; apart from the rest, since it brings a form field along. */
export { PersonField } from './person-field.tsx'
