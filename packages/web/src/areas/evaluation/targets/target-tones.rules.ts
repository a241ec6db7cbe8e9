import type { TargetState } from '@residency/contract/areas/evaluation/targets/target.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TARGET_TONES: Readonly<Record<TargetState, Tone>> = {
  draft: 'wait',
  open: 'busy',
  closed: 'calm',
  released: 'good',
}

/**
 * Before it is opened its people are those whom the facts name; afterwards those who were asked.
 */
export const isPlanned = (state: TargetState) => state === 'draft'
