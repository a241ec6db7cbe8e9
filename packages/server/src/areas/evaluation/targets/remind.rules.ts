const DAY_MS = 86_400_000
/** Days before it is due on which raters are reminded first; then on the day, then every week. */
const FIRST_REMINDER = 3
const EVERY = 7

const shifted = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY_MS
/** The last day up to `today` on which those who have not answered are reminded; null: the first is still to come. */
export function lastReminderDay(dueOn: string, today: string): string | null {
  const first = shifted(dueOn, -FIRST_REMINDER)
  if (today < first) return null
  return today < dueOn ? first : shifted(dueOn, Math.floor(daysBetween(dueOn, today) / EVERY) * EVERY)
}
/** Whether a target reminds today: its day has come since it was opened and last reminded. */
export function isToRemind(target: { due_on: string; reminded_on: string | null; opened_on: string }, today: string): boolean {
  const day = lastReminderDay(target.due_on, today)
  return day !== null && day > target.opened_on && (target.reminded_on === null || target.reminded_on < day)
}
