import type { LearningPlanState } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import type { Tone } from '../../../ui/tables/state-tag.tsx'

/** Tones of the states of a learning plan. */
export const LEARNING_PLAN_TONES: Readonly<Record<LearningPlanState, Tone>> = {
  draft: 'calm',
  proposed: 'wait',
  agreed: 'good',
  ended: 'calm',
}
