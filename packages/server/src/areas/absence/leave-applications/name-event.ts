import type { LeaveForm } from '@residency/contract/areas/absence/leave/leave.contract'
import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/leave-types/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import {
  type EventKind,
  type EventPlan,
  eventObstacle,
  findEvent,
} from '../entitlements/event-days.ts'
import type { LeaveTrainee } from './plan-leave.queries.ts'
import type { PlannedLeave } from './plan-leave.ts'

/** Events that are not identified by their day alone. */
const NAMED_BY_TEXT: readonly EventKind[] = ['death', 'other']

/** An application of a type with events must name its event. */
export function mustNameEvent(event: EventPlan | null, { eventOn, eventName }: LeaveForm) {
  if (event === null) return

  const isNamed = eventOn !== null && (eventName !== null || !NAMED_BY_TEXT.includes(event.kind))
  if (!isNamed) throw fail(errors.leaveEventUnnamed, { type: event.name })
}

/**
 * Checks again after the draft is locked: of two applications at the same instant the second counts
 * the days of the first.
 */
export async function mustFitEvent(
  tx: SignedCtx,
  trainee: LeaveTrainee,
  { event, total, type }: PlannedLeave,
  form: LeaveForm,
) {
  if (!event) return

  const locked = await findEvent(tx, {
    traineeId: trainee.id,
    type,
    on: form.startsOn,
    event: form,
  })

  const obstacle = locked && eventObstacle(locked, total)
  if (obstacle) throw fail(obstacle.def, obstacle.data)
}
