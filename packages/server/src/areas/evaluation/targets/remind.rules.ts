import { addDays, daysBetween } from '@residency/contract/kernel/day'

/**
 * Days before it is due on which raters are reminded first; then on the day, then every so many
 * days.
 */
type ReminderRule = { before: number; every: number }

/**
 * The last day up to `today` on which those who have not answered are reminded; null: the first is
 * still to come.
 */
export function lastReminderDay(
  dueOn: string,
  today: string,
  { before, every }: ReminderRule,
): string | null {
  const first = addDays(dueOn, -before)
  if (today < first) return null

  return today < dueOn
    ? first
    : addDays(dueOn, Math.floor(daysBetween(dueOn, today) / every) * every)
}

/** Whether a target reminds today: its day has come since it was opened and last reminded. */
export function isToRemind(
  target: { dueOn: string; remindedOn: string | null; openedOn: string },
  today: string,
  rule: ReminderRule,
): boolean {
  const day = lastReminderDay(target.dueOn, today, rule)
  return (
    day !== null && day > target.openedOn && (target.remindedOn === null || target.remindedOn < day)
  )
}
