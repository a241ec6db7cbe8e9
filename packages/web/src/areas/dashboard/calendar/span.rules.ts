import {
  addDays,
  addMonths,
  eachDay,
  mondayOf,
  monthOf,
  sundayOf,
} from '@residency/contract/kernel/day'
import { weeksOf } from './month.rules.ts'

export type Span = { from: string; until: string }
export const CALENDAR_VIEWS = ['month', 'week', 'agenda'] as const
export type CalendarView = (typeof CALENDAR_VIEWS)[number]

const AGENDA_DAYS = 25

export const daysOf = ({ from, until }: Span) => eachDay(from, until)

/**
 * The days that a view shows around a day: whole weeks of a month, a week from Monday, or the
 * coming days.
 */
export function spanOf(view: CalendarView, day: string): Span {
  if (view === 'agenda') return { from: day, until: addDays(day, AGENDA_DAYS - 1) }
  if (view === 'week') return { from: mondayOf(day), until: sundayOf(day) }

  const weeks = weeksOf(monthOf(day), day)

  return { from: weeks[0]![0]!.day, until: weeks.at(-1)!.at(-1)!.day }
}

/** What the first view reads: enough for each of the views of today. */
export function firstSpan(today: string): Span {
  const [month, agenda] = [spanOf('month', today), spanOf('agenda', today)]
  return { from: month.from, until: month.until > agenda.until ? month.until : agenda.until }
}

/**
 * The day that a view shows one page later or earlier; in another month the same day, or its last.
 */
export function stepDay(view: CalendarView, day: string, by: 1 | -1): string {
  if (view !== 'month') return addDays(day, by * (view === 'week' ? 7 : AGENDA_DAYS))
  return addMonths(day, by)
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}

/** The day a key leads to from a day of the grid; null for other keys. */
export function dayOfKey(key: string, day: string): string | null {
  if (key in STEPS) return addDays(day, STEPS[key]!)
  if (key === 'Home') return mondayOf(day)
  if (key === 'End') return sundayOf(day)
  if (key === 'PageUp') return stepDay('month', day, -1)

  return key === 'PageDown' ? stepDay('month', day, 1) : null
}
