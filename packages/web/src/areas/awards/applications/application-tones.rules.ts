import type { AwardApplicationState } from '@residency/contract/areas/awards/applications/award-application.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const APPLICATION_TONES: Readonly<Record<AwardApplicationState, Tone>> = {
  draft: 'calm',
  submitted: 'wait',
  basePassed: 'wait',
  officePassed: 'busy',
  granted: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
}

/** A rejection says why. */
export const showsReason = (state: AwardApplicationState) => state === 'rejected'
