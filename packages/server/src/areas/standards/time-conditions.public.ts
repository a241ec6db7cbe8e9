// Apart from the area's other public functions: students asks for lengths, and cohorts ask for students.
export { findAskedLengths } from './conditions/find-asked-lengths.ts'
