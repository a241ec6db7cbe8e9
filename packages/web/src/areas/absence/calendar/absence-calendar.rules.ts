import {
  addDays,
  daysBetween,
  eachDay,
  firstDayOf,
  lastDayOf,
  mondayOf,
  monthAfter,
  monthOf,
} from '@residency/contract/kernel/day'

export const VIEWS = ['day', 'week', 'month'] as const
export type View = (typeof VIEWS)[number]

/** First and last day of the day, week or month that contains a day. */
export function rangeOf(view: View, day: string): { from: string; until: string } {
  if (view === 'day') return { from: day, until: day }
  if (view === 'month') return { from: firstDayOf(monthOf(day)), until: lastDayOf(monthOf(day)) }

  const monday = mondayOf(day)

  return { from: monday, until: addDays(monday, 6) }
}

/** A day of the period before or after. */
export const neighbour = (view: View, day: string, step: 1 | -1) =>
  view === 'month'
    ? firstDayOf(monthAfter(day, step))
    : addDays(day, step * (view === 'week' ? 7 : 1))

export const daysFrom = ({ from, until }: { from: string; until: string }) => eachDay(from, until)

type Span = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }

/**
 * Columns of an absence in a grid with two columns for each day: first, and the one after the last;
 * cut at the edges.
 */
export function columnsOf(
  { startsOn, startsHalf, endsOn, endsHalf }: Span,
  { from, until }: { from: string; until: string },
): [number, number] {
  const at = (day: string) => daysBetween(from, day) * 2 + 1
  const first = startsOn < from ? 1 : at(startsOn) + (startsHalf === 'pm' ? 1 : 0)
  const last = endsOn > until ? at(until) + 2 : at(endsOn) + (endsHalf === 'am' ? 1 : 2)

  return [first, last]
}

/** People who are away in the period are above the others, both in their order. */
export const awayFirst = <P extends { absences: readonly unknown[] }>(
  people: readonly P[],
): P[] => [
  ...people.filter(({ absences }) => absences.length > 0),
  ...people.filter(({ absences }) => absences.length === 0),
]
