import type { RosterRow } from '@residency/contract/areas/duty/rosters/roster.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

/** Tones of the states of a roster. */
export const ROSTER_TONES: Readonly<Record<RosterRow['state'], Tone>> = {
  draft: 'wait',
  published: 'good',
  closed: 'calm',
}
