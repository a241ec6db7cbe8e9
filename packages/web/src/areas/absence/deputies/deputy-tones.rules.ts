import type { Deputy } from '@residency/contract/areas/absence/deputies/deputy.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const PHASE_TONES: Readonly<Record<Deputy['phase'], Tone>> = {
  present: 'good',
  ahead: 'wait',
  over: 'calm',
  ended: 'calm',
}
