import type { RotationBlock } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const STAY_TONES: Readonly<Record<RotationBlock['state'], Tone>> = {
  planned: 'calm',
  entered: 'busy',
  exitRequested: 'wait',
  assessed: 'wait',
  passed: 'good',
  failed: 'bad',
}
