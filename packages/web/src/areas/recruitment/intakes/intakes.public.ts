/** What other rooms of the web may use of intakes. */
export { useIntakeOptions } from './intake.queries.ts'
