/** Days before the end of a validity on which the teacher is reminded, the earliest first; a renewal opens with the first. */
const REMINDER_DAYS = [90, 30, 7] as const

/** The day so many days after a day (negative: before), as YYYY-MM-DD. */
export function daysAfter(day: string, count: number): string {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + count)
  return at.toISOString().slice(0, 10)
}
/** The last day on which a validity that ends then counts as ending soon. */
export const soonFrom = (today: string) => daysAfter(today, REMINDER_DAYS[0])
/** The stages of reminding on a day: a validity that ends on or before `until` is in the stage, in that of fewer days first. */
export const reminderStages = (today: string) => REMINDER_DAYS.map((days) => ({ days, until: daysAfter(today, days) }))
/** The first day on which a qualification may be renewed. */
export const renewableFrom = (validUntil: string) => daysAfter(validUntil, -REMINDER_DAYS[0])

/** The last day of a validity that begins on a day and lasts whole years: the day before the same day, that many years later. */
export function validUntil(from: string, years: number): string {
  const at = new Date(`${from}T00:00:00Z`)
  at.setUTCFullYear(at.getUTCFullYear() + years)
  // 29 February has no anniversary in most years: the validity then ends with February
  if (at.getUTCDate() !== Number(from.slice(8))) at.setUTCDate(1)
  return daysAfter(at.toISOString().slice(0, 10), -1)
}
