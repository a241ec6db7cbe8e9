import type { Validity } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { REMINDER_DAYS } from '../qualification/condition.rules.ts'

/** The last day on which a validity that ends then counts as ending soon. */
export function soonFrom(today: string): string {
  const at = new Date(`${today}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + REMINDER_DAYS[0])
  return at.toISOString().slice(0, 10)
}
/** Where a certificate stands today; its last day still counts. */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'valid'
  if (validUntil < today) return 'expired'
  return validUntil <= soonFrom(today) ? 'expiring' : 'valid'
}
