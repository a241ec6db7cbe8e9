export { findReleasedResults } from './results/released-results.queries.ts'
