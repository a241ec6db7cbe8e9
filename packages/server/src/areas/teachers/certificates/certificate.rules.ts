import type { Validity } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { soonFrom } from '../validity.rules.ts'

/** The status of a certificate today; its last day still counts. */
export function validityOf(validUntil: string | null, today: string): Validity {
  if (validUntil === null) return 'valid'
  if (validUntil < today) return 'expired'

  return validUntil <= soonFrom(today) ? 'expiring' : 'valid'
}
