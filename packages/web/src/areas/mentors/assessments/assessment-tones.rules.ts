import type {
  Assessment,
  MentorResult,
} from '@residency/contract/areas/mentors/records/assessment.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const RESULT_TONES: Readonly<Record<MentorResult | 'none', Tone>> = {
  excellent: 'good',
  qualified: 'good',
  basic: 'busy',
  unqualified: 'bad',
  none: 'wait',
}

/** The facts of a mentor's year as the values of sentences. */
export const factsOfYear = ({ trainees, confirmed, disputed, tasks, fulfilled }: Assessment) => ({
  trainees,
  confirmed,
  disputed,
  tasks,
  fulfilled,
})
