import type { QuestionState } from '@residency/contract/areas/questions/bank/question.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

export const QUESTION_TONES: Readonly<Record<QuestionState, Tone>> = {
  draft: 'wait',
  reviewed: 'good',
  inUse: 'busy',
  retired: 'calm',
}

/**
 * The note of an editor about a change, by the state of the question that is changed; null for a
 * new one.
 */
export const noteOfChange = (state: QuestionState | null) =>
  state === 'reviewed' || state === 'inUse' ? state : null
