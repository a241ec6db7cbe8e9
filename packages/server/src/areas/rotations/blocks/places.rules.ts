import { monthNumber } from '../plan/months.rules.ts'
import type { KnownSpan } from './spans.rules.ts'
import { dayAfter, meets, monthStart, shifted } from './spans.rules.ts'

const HORIZON = 60
/** Whether a stay is made of whole calendar months, and of how many. */
function wholeMonths({ from, until }: KnownSpan): number | null {
  const next = dayAfter(until)
  if (from.slice(8) !== next.slice(8)) return null
  return monthNumber(next) - monthNumber(from)
}
const DAY_MS = 86_400_000
/** A stay of the same length from another day: as many calendar months, or as many days. */
export function sameLength(stay: KnownSpan, from: string): KnownSpan {
  const months = wholeMonths(stay)
  if (months !== null) return { from, until: shifted(from, months, -1) }
  const days = (Date.parse(stay.until) - Date.parse(stay.from)) / DAY_MS
  return { from, until: new Date(Date.parse(from) + days * DAY_MS).toISOString().slice(0, 10) }
}

/** The first day of the last month that is offered. */
export const lastPlaceFrom = (today: string) => shifted(monthStart(today), HORIZON, 0)
/**
 * Where a stay of this length fits from the month after a day on without touching others: the first gaps, and the first month after
 * everything. Every place begins with a month.
 */
export function freePlaces(stay: KnownSpan, others: readonly KnownSpan[], today: string, most = 6): (KnownSpan & { isAtEnd: boolean })[] {
  const last =
    others
      .map((one) => one.until)
      .sort()
      .at(-1) ?? today
  const places = Array.from({ length: HORIZON }, (_, i) => sameLength(stay, shifted(monthStart(today), i + 1, 0)))
    .filter((place) => !others.some((one) => meets(one, place)))
    .map((place) => ({ ...place, isAtEnd: place.from > last }))
  const atEnd = places.find((place) => place.isAtEnd)
  return [...places.filter((place) => !place.isAtEnd).slice(0, most - 1), ...(atEnd ? [atEnd] : [])]
}
