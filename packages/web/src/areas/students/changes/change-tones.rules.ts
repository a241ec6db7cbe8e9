import type { TraineeChangeState } from '@residency/contract/areas/students/changes/trainee-change.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TRAINEE_CHANGE_TONES: Readonly<Record<TraineeChangeState, Tone>> = {
  submitted: 'wait',
  passed: 'good',
  rejected: 'bad',
  withdrawn: 'calm',
  applied: 'calm',
}
