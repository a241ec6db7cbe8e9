export { passedCases } from './entries/passed-cases.queries.ts'
