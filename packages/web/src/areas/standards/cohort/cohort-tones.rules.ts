import type { CohortRow, Deviation } from '@residency/contract/areas/standards/cohort/cohort.contract'
import type { Tone } from '../../../ui/state-tag.tsx'

/** Tones of the states of a cohort and of a deviation. */
export const COHORT_TONES: Readonly<Record<CohortRow['state'], Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  approved: 'good',
  returned: 'bad',
}
export const DEVIATION_TONES: Readonly<Record<Deviation['state'], Tone>> = { proposed: 'wait', approved: 'good', rejected: 'bad' }
