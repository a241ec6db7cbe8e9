import type { TrainingBaseState } from '@residency/contract/areas/teachers/training/training-base.flow'
import type { TrainingClassState } from '@residency/contract/areas/teachers/training/training-class.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const BASE_TONES: Readonly<Record<TrainingBaseState, Tone>> = {
  submitted: 'wait',
  returned: 'busy',
  passed: 'good',
  rejected: 'bad',
}

export const CLASS_TONES: Readonly<Record<TrainingClassState, Tone>> = {
  plan: 'calm',
  open: 'wait',
  running: 'busy',
  finished: 'good',
  calledOff: 'bad',
}
