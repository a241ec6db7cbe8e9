export {
  bookEarnedDays,
  givesLeaveForShifts,
  type NewEarned,
  takeBackEarnedDays,
} from './earned-days/book-earned.ts'
export { findEarnedBetween } from './earned-days/earned.queries.ts'
export { findAbsentSpans } from './leave/absent-spans.queries.ts'
