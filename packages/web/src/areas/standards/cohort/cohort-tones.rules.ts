import type {
  CohortRow,
  Deviation,
} from '@residency/contract/areas/standards/cohort/cohort.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

/** Tones of the states of a cohort and of a deviation. */
export const COHORT_TONES: Readonly<Record<CohortRow['state'], Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  approved: 'good',
  returned: 'bad',
}

const DEVIATION_TONES: Readonly<Record<Deviation['state'], Tone>> = {
  proposed: 'wait',
  approved: 'good',
  rejected: 'bad',
}

/**
 * The status of a deviation: while the table is edited, whether its reason is given counts, not
 * that it will be decided about.
 */
export function viewOfState(
  { state, reason }: Pick<Deviation, 'state' | 'reason'>,
  isEdited: boolean,
) {
  if (!isEdited || state !== 'proposed') return { key: state, tone: DEVIATION_TONES[state] }
  return reason === null
    ? { key: 'needsReason' as const, tone: 'wait' as const }
    : { key: 'explained' as const, tone: 'calm' as const }
}
