import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { ChosenExtra } from '../entitlements/event.rules.ts'
import { eventObstacle, findEvent } from '../entitlements/event-days.ts'
import type { AbsenceRow } from '../leave/absence.queries.ts'

/**
 * The event that an absence names, with the days that other applications of it use; null: it names
 * none.
 */
export const findEventOf = (ctx: SignedCtx, a: AbsenceRow) => {
  if (a.leaveTypeId === null || a.eventOn === null) return null

  const type = { id: a.leaveTypeId, name: a.type!, nameEn: a.typeEn, eventKind: a.eventKind }
  const extras = a.eventExtras as ChosenExtra[]
  const event = { eventOn: a.eventOn, eventName: a.eventName, childNumber: a.childNumber, extras }

  return findEvent(ctx, { traineeId: a.traineeId, type, on: a.startsOn, event, without: a.id })
}

/** Whether an absence and the other applications of its event take more days than the event has. */
export async function exceedsEvent(ctx: SignedCtx, a: AbsenceRow, days: number): Promise<boolean> {
  const event = await findEventOf(ctx, a)
  return event !== null && eventObstacle(event, days) !== undefined
}
