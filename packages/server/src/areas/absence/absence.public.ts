export { findAbsentSpans } from './leave/absent-spans.queries.ts'
