// Apart from the area's other public functions: trainees begin with the sections of their sign-up,
// and sign-ups ask recruitment for intakes.
export { findBasics } from './registration/registration-basics.ts'
export { findEducations, findEntries } from './sections/section.queries.ts'
export { EDUCATION_FILES, ENTRY_FILES } from './sections/section-files.ts'
