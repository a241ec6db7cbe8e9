import type { ConcernState } from '@residency/contract/areas/messages/concerns/concern.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const CONCERN_TONES: Readonly<Record<ConcernState, Tone>> = {
  received: 'wait',
  inWork: 'busy',
  answered: 'good',
  closed: 'calm',
}
