import { shiftMonth, weeksOf } from './month.rules.ts'

export type Span = { from: string; until: string }
export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const AGENDA_DAYS = 25
const dayBy = (day: string, by: number) => new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)
const monthOf = (day: string) => day.slice(0, 7)
/** Monday of the week of a day. */
const weekStart = (day: string) => dayBy(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))
const lastOfMonth = (month: string) => dayBy(`${shiftMonth(month, 1)}-01`, -1)

export const daysOf = ({ from, until }: Span) =>
  Array.from({ length: Math.round((Date.parse(until) - Date.parse(from)) / 86_400_000) + 1 }, (_, i) => dayBy(from, i))

/** The days that a view shows around a day: whole weeks of a month, a week from Monday, or the coming days. */
export function spanOf(view: CalendarView, day: string): Span {
  if (view === 'agenda') return { from: day, until: dayBy(day, AGENDA_DAYS - 1) }
  if (view === 'week') return { from: weekStart(day), until: dayBy(weekStart(day), 6) }
  const weeks = weeksOf(monthOf(day), day)
  return { from: weeks[0]![0]!.day, until: weeks.at(-1)!.at(-1)!.day }
}
/** What the first view reads: enough for each of the views of today. */
export function firstSpan(today: string): Span {
  const [month, agenda] = [spanOf('month', today), spanOf('agenda', today)]
  return { from: month.from, until: month.until > agenda.until ? month.until : agenda.until }
}
/** The day a view goes on from, one page later or earlier; in another month the same day, or its last. */
export function stepDay(view: CalendarView, day: string, by: 1 | -1): string {
  if (view !== 'month') return dayBy(day, by * (view === 'week' ? 7 : AGENDA_DAYS))
  const month = shiftMonth(monthOf(day), by)
  const [same, last] = [`${month}-${day.slice(8)}`, lastOfMonth(month)]
  return same < last ? same : last
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
/** The day a key leads to from a day of the grid; null for other keys. */
export function dayOfKey(key: string, day: string): string | null {
  if (key in STEPS) return dayBy(day, STEPS[key]!)
  if (key === 'Home') return weekStart(day)
  if (key === 'End') return dayBy(weekStart(day), 6)
  if (key === 'PageUp') return stepDay('month', day, -1)
  return key === 'PageDown' ? stepDay('month', day, 1) : null
}
