import type { InductionPerson } from '@residency/contract/areas/exams/induction/person.contract'
import type { TrainPhase } from '@residency/contract/areas/exams/induction/train.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const TRAIN_TONES: Readonly<Record<TrainPhase, Tone>> = {
  ahead: 'wait',
  open: 'good',
  over: 'calm',
  off: 'bad',
}

export const RESULT_TONES: Readonly<Record<InductionPerson['result'], Tone>> = {
  none: 'calm',
  sitting: 'busy',
  waiting: 'wait',
  passed: 'good',
  failed: 'bad',
}

/**
 * The address of an invitation's link; the page that opens it takes the invitation out of the
 * address at once.
 */
export const linkOf = (origin: string, base: string, invitation: string) =>
  `${origin}${base}/employment/init?invitation=${invitation}`
