/** The professions and the kinds of requirements, for areas above. */
export { PROFESSIONS, type Profession, REQUIREMENT_KINDS } from './competency.contract.ts'
