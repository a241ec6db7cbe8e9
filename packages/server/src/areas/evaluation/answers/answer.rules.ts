import type { Direction } from '@residency/contract/areas/evaluation/targets/target.contract'

/**
 * Directions whose answers the trainee reads at once, as feedback; null: begun by a supervisor
 * without a target.
 */
export const FEEDBACK_DIRECTIONS: readonly Direction[] = [
  'teacherTrainee',
  'departmentTrainee',
  'baseTrainee',
]

export const isFeedback = (direction: string | null) =>
  direction === null || (FEEDBACK_DIRECTIONS as readonly string[]).includes(direction)
