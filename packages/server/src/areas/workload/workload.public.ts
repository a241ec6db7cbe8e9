/** What other areas may call. Nothing here leads back to rotations, which calls it. */
export { passedCases } from './entries/passed-cases.queries.ts'
export { findStayShares } from './quantity/stay-share.queries.ts'
