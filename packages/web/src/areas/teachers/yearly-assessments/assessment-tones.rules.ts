import type { AssessmentResult } from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

const TONES: Readonly<Record<AssessmentResult, Tone>> = {
  excellent: 'good',
  qualified: 'good',
  basicallyQualified: 'wait',
  unqualified: 'bad',
}

/** The tone of a result; who has none is still to be assessed. */
export const resultTone = (result: AssessmentResult | null): Tone =>
  result === null ? 'calm' : TONES[result]
