import type { Direction } from '@residency/contract/areas/evaluation/targets/target.contract'

/** Directions whose answers the trainee reads at once, as feedback; null: begun by a supervisor without a target. */
export const TOLD_AT_ONCE: readonly Direction[] = ['teacherTrainee', 'departmentTrainee', 'baseTrainee']
export const isToldAtOnce = (direction: string | null) => direction === null || (TOLD_AT_ONCE as readonly string[]).includes(direction)
