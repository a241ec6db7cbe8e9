import type { TraineeStatus } from '@residency/contract/areas/trainees/training-status.public'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const STATUS_TONES: Readonly<Record<TraineeStatus, Tone>> = {
  inTraining: 'good',
  extended: 'busy',
  suspended: 'wait',
  finished: 'calm',
  departed: 'calm',
}
