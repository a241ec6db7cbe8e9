import type { Validity } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import type { CertificateRecordState } from '@residency/contract/areas/teachers/certificates/certificate-record.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const VALIDITY_TONES: Readonly<Record<Validity, Tone>> = {
  valid: 'good',
  expiring: 'wait',
  expired: 'bad',
}

export const RECORD_TONES: Readonly<Record<CertificateRecordState, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}
