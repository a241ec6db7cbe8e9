export {
  bookEarnedDays,
  givesLeaveForShifts,
  type NewEarnedDay,
  takeBackEarnedDays,
} from './earned-days/book-earned.ts'
export { findEarnedBetween } from './earned-days/earned.queries.ts'
export { findAbsentSpans } from './leave/absent-spans.queries.ts'
