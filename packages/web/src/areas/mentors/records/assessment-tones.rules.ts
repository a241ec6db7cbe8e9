import type { MentorResult } from '@residency/contract/areas/mentors/records/assessment.contract'
import type { Tone } from '../../../ui/state-tag.tsx'

export const RESULT_TONES: Readonly<Record<MentorResult | 'none', Tone>> = {
  excellent: 'good',
  qualified: 'good',
  basic: 'busy',
  unqualified: 'bad',
  none: 'wait',
}
