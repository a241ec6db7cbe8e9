export const VIEWS = ['day', 'week', 'month'] as const
export type View = (typeof VIEWS)[number]

const DAY_MS = 86_400_000
const shifted = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
const monthOf = (day: string, months: number) => {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}
/** First and last day of the day, week or month in which a day lies. */
export function rangeOf(view: View, day: string): { from: string; until: string } {
  if (view === 'day') return { from: day, until: day }
  if (view === 'month') return { from: monthOf(day, 0), until: shifted(monthOf(day, 1), -1) }
  const monday = shifted(day, -weekdayOf(day))
  return { from: monday, until: shifted(monday, 6) }
}
/** A day of the period before or after. */
export const neighbour = (view: View, day: string, step: 1 | -1) =>
  view === 'month' ? monthOf(day, step) : shifted(day, step * (view === 'week' ? 7 : 1))
export const daysFrom = ({ from, until }: { from: string; until: string }) =>
  Array.from({ length: Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS) + 1 }, (_, i) => shifted(from, i))

type Span = { startsOn: string; startsHalf: string; endsOn: string; endsHalf: string }
/** Columns of an absence in a grid with two columns for each day: first, and the one after the last; cut at the edges. */
export function columnsOf(
  { startsOn, startsHalf, endsOn, endsHalf }: Span,
  { from, until }: { from: string; until: string },
): [number, number] {
  const at = (day: string) => Math.round((Date.parse(day) - Date.parse(from)) / DAY_MS) * 2 + 1
  const first = startsOn < from ? 1 : at(startsOn) + (startsHalf === 'pm' ? 1 : 0)
  const last = endsOn > until ? at(until) + 2 : at(endsOn) + (endsHalf === 'am' ? 1 : 2)
  return [first, last]
}

/** Who is away in the period stands above the others, both in their order. */
export const awayFirst = <P extends { absences: readonly unknown[] }>(people: readonly P[]): P[] => [
  ...people.filter(({ absences }) => absences.length > 0),
  ...people.filter(({ absences }) => absences.length === 0),
]
