import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/access'
import type { Train, TrainPhase } from '@residency/contract/areas/exams/induction/train.contract'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'

type Times = { opensAt: Date; closesAt: Date; isActive: boolean }

/** How a train stands at an instant; its end belongs to it no more. */
export function standOf({ opensAt, closesAt, isActive }: Times, now: Date): TrainPhase {
  if (!isActive) return 'off'
  if (closesAt <= now) return 'over'

  return opensAt > now ? 'ahead' : 'open'
}

/** The office keeps all trains; one with people, notices or exams is closed, not deleted. */
export const actionsOnTrain = (actor: FlowActor, one: { isActive: boolean; isUsed: boolean }) =>
  permittedActions(actor, {
    edit: may.manage,
    close: one.isActive && may.manage,
    open: !one.isActive && may.manage,
    delete: !one.isUsed && may.manage,
  }) as Train['actions']
