import type { Validity } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import type { Term } from '@residency/contract/areas/teachers/leaders/leader.contract'
import { addDays, lastDayOfMonths } from '@residency/contract/kernel/day'

/**
 * Days before the end of a validity on which the teacher is reminded, the earliest first; a renewal
 * opens with the first.
 */
const REMINDER_DAYS = [90, 30, 7] as const

/** The last day on which a validity that ends then counts as ending soon. */
export const soonFrom = (today: string) => addDays(today, REMINDER_DAYS[0])

/**
 * The stages of reminding on a day: a validity that ends on or before `until` is in the stage, in
 * that of fewer days first.
 */
export const reminderStages = (today: string) =>
  REMINDER_DAYS.map((days) => ({ days, until: addDays(today, days) }))

/** The first day on which a qualification may be renewed. */
export const renewableFrom = (validUntil: string) => addDays(validUntil, -REMINDER_DAYS[0])

/**
 * The last day of a validity that begins on a day and lasts whole years: the day before the same
 * day, that many years later.
 */
export const validUntil = (from: string, years: number) => lastDayOfMonths(from, years * 12)

/** The status of a certificate today; its last day still counts. */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'valid'
  if (validUntil < today) return 'expired'

  return validUntil <= soonFrom(today) ? 'expiring' : 'valid'
}

/** The status of a term on a day; both its days belong to it (the hospital's own rule). */
export function termOn(
  today: string,
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Term {
  if (endsOn < today) return 'over'
  if (startsOn > today) return 'coming'

  return endsOn <= soonFrom(today) ? 'ending' : 'running'
}
