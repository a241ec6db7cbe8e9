import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/access'
import type { Train, TrainPhase } from '@residency/contract/areas/exams/induction/train.contract'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'

type Times = { opensAt: Date; closesAt: Date; isActive: boolean }

/** The phase of a train at an instant; its end is outside. */
export function trainPhaseOf({ opensAt, closesAt, isActive }: Times, now: Date): TrainPhase {
  if (!isActive) return 'off'
  if (closesAt <= now) return 'over'

  return opensAt > now ? 'ahead' : 'open'
}

/** The office edits all trains; one with people, notices or exams is closed, not deleted. */
export const actionsOnTrain = (actor: FlowActor, train: { isActive: boolean; isUsed: boolean }) =>
  permittedActions(actor, {
    edit: may.manage,
    close: train.isActive && may.manage,
    open: !train.isActive && may.manage,
    delete: !train.isUsed && may.manage,
  }) as Train['actions']
