import { inductionPermissions as may } from '@residency/contract/areas/exams/induction/permissions'
import type { Train, TrainStand } from '@residency/contract/areas/exams/induction/train.contract'
import { type FlowActor, permittedActions } from '@residency/contract/kernel'

type Times = { opens_at: Date; closes_at: Date; is_active: boolean }
/** How a train stands at an instant; its end belongs to it no more. */
export function standOf({ opens_at, closes_at, is_active }: Times, now: Date): TrainStand {
  if (!is_active) return 'off'
  if (closes_at <= now) return 'over'
  return opens_at > now ? 'ahead' : 'open'
}
/** The office keeps all trains; one with people, notices or exams is closed, not deleted. */
export const actionsOnTrain = (actor: FlowActor, one: { is_active: boolean; is_used: boolean }) =>
  permittedActions(actor, {
    edit: may.manage,
    close: one.is_active && may.manage,
    open: !one.is_active && may.manage,
    delete: !one.is_used && may.manage,
  }) as Train['actions']
