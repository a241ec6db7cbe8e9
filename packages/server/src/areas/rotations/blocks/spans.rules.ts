import { lastDayOf, monthAfter, monthOf } from '@residency/contract/kernel/day'

/** Days from one to another, both included. */
export type KnownSpan = { from: string; until: string }
export const meets = (a: KnownSpan, b: KnownSpan) => a.from <= b.until && a.until >= b.from

/** Arrivals until then are prepared for now. */
export const endOfNextMonth = (day: string) => lastDayOf(monthAfter(monthOf(day), 1))
