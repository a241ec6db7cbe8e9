/** The professions, for areas above. */
export { PROFESSIONS, type Profession } from './competency.contract.ts'
