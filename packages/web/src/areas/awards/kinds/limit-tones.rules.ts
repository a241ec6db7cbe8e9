import type { AwardMode } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import type { AwardLimitState } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const LIMIT_TONES: Readonly<Record<AwardLimitState, Tone>> = {
  upcoming: 'wait',
  open: 'good',
  over: 'calm',
}

/** Only competitions have criteria, and names to hide. */
export const isScored = (mode: AwardMode | undefined) => mode === 'competition'
