import { DAY_MS } from '@residency/contract/kernel/day'
import type { Deadline } from '../../../platform/area.ts'
import {
  dayInChina,
  momentAfter,
  momentBefore,
  startOfDayInChina,
} from '../../../platform/clock.ts'

/**
 * Reminders go out seven days and one day before a deadline and one day after it; a reminder that
 * is late by more than this many days is left out.
 */
const [WEEK, DAY, AFTER, LATEST] = [7, 1, 1, 3]

/** Which deadlines can remind now: from the latest that is over to the farthest to come. */
export const rangeOfReminders = (now: Date) => ({
  from: momentBefore(now, LATEST * DAY_MS),
  until: momentAfter(now, WEEK * DAY_MS),
})

export type DeadlineKind = 'deadline.near' | 'deadline.over'
type DeadlineTimes = Pick<Deadline, 'dueAt' | 'isWholeDay' | 'since'>

/**
 * The reminder of a deadline that is out by now, and since when; null: none. Each stage lasts until
 * the next, so that people who come late to one are reminded of the nearest only. What was asked
 * for within a stage (`since`) has just been announced and waits for the next. What is due by the
 * end of a day reminds on the days themselves: a day after it is the next day.
 */
export function reminderOf(
  { dueAt, isWholeDay, since }: DeadlineTimes,
  now: Date,
): { kind: DeadlineKind; from: Date } | null {
  const counted = isWholeDay ? startOfDayInChina(dayInChina(dueAt)) : dueAt
  const days = (count: number) => momentAfter(counted, count * DAY_MS)
  const out = (kind: DeadlineKind, from: Date) => (since < from ? { kind, from } : null)
  if (now >= days(LATEST) || now < days(-WEEK)) return null
  if (now >= days(AFTER)) return out('deadline.over', days(AFTER))
  if (now >= dueAt) return null

  return now >= days(-DAY) ? out('deadline.near', days(-DAY)) : out('deadline.near', days(-WEEK))
}
