import {
  addDays,
  daysBetween,
  firstDayOf,
  lastDayOfMonths,
  monthAfter,
  monthNumber,
  monthOf,
} from '@residency/contract/kernel/day'
import { type KnownSpan, meets } from '../blocks/spans.rules.ts'

const HORIZON = 60

/** Whether a stay is made of whole calendar months, and of how many. */
function calendarMonths({ from, until }: KnownSpan): number | null {
  const next = addDays(until, 1)
  if (from.slice(8) !== next.slice(8)) return null

  return monthNumber(next) - monthNumber(from)
}

/** A stay of the same length from another day: as many calendar months, or as many days. */
export function sameLength(stay: KnownSpan, from: string): KnownSpan {
  const months = calendarMonths(stay)
  if (months !== null) return { from, until: lastDayOfMonths(from, months) }

  return { from, until: addDays(from, daysBetween(stay.from, stay.until)) }
}

/** The first day of the last month that is offered. */
export const lastPlaceFrom = (today: string) => firstDayOf(monthAfter(monthOf(today), HORIZON))

/**
 * Where a stay of this length fits from the month after a day on without touching others: the first
 * gaps, and the first month after everything. Every place begins with a month.
 */
export function freePlaces(
  stay: KnownSpan,
  others: readonly KnownSpan[],
  today: string,
  max = 6,
): (KnownSpan & { isAtEnd: boolean })[] {
  const last =
    others
      .map((other) => other.until)
      .sort()
      .at(-1) ?? today

  const places = Array.from({ length: HORIZON }, (_, i) =>
    sameLength(stay, firstDayOf(monthAfter(monthOf(today), i + 1))),
  )
    .filter((place) => !others.some((other) => meets(other, place)))
    .map((place) => ({ ...place, isAtEnd: place.from > last }))

  const atEnd = places.find((place) => place.isAtEnd)

  return [...places.filter((place) => !place.isAtEnd).slice(0, max - 1), ...(atEnd ? [atEnd] : [])]
}
