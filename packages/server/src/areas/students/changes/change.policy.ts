import {
  TRAINEE_CHANGE_REVIEW_ACTIONS,
  type TraineeChangeRelation,
  traineeChangeFlow,
} from '@residency/contract/areas/students/changes/trainee-change.flow'
import { allowedActions } from '@residency/contract/kernel'
import type { Reader } from '../../../platform/reader.ts'
import { visibleTrainees } from '../students.policy.ts'

type Facts = { state: string; userId: number; isInScope: boolean }

/**
 * Changes are decided by the office and by the administrators of the trainee's base: by people who
 * see the trainee, never by the trainee.
 */
export const relationsToTraineeChange = (
  change: Facts,
  actor: Reader,
): ReadonlySet<TraineeChangeRelation> =>
  new Set([
    ...(change.userId === actor.userId ? (['owner'] as const) : []),
    ...(change.isInScope && visibleTrainees(actor).kind !== 'none' ? (['reviewer'] as const) : []),
  ])

const openActions = (change: Facts, actor: Reader): readonly string[] =>
  allowedActions(traineeChangeFlow, change.state, actor, relationsToTraineeChange(change, actor))

export const traineeChangeActions = (change: Facts, actor: Reader) => {
  const open = openActions(change, actor)
  return TRAINEE_CHANGE_REVIEW_ACTIONS.filter((action) => open.includes(action))
}

export const mayWithdrawTraineeChange = (change: Facts, actor: Reader) =>
  openActions(change, actor).includes('withdraw')

/** Whether a trainee waits for the decision about a change. */
export const isOpen = (state: string) => state === traineeChangeFlow.initial
