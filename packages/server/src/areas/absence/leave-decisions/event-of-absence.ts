import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { ChosenExtra } from '../entitlements/event.rules.ts'
import { eventObstacle, findEvent } from '../entitlements/event-days.ts'
import type { AbsenceRow } from '../leave/absence.queries.ts'

/** The event that an absence names, with the days that other applications of it use; null: it names none. */
export const findEventOf = (ctx: SignedCtx, a: AbsenceRow) => {
  if (a.leave_type_id === null || a.event_on === null) return null
  const type = { id: a.leave_type_id, name: a.type!, name_en: a.type_en, event_kind: a.event_kind }
  const extras = a.event_extras as ChosenExtra[]
  const event = { eventOn: a.event_on, eventName: a.event_name, childNumber: a.child_number, extras }
  return findEvent(ctx, { traineeId: a.trainee_id, type, on: a.starts_on, event, without: a.id })
}

/** Whether an absence takes more days than its event has beside the other applications of it. */
export async function exceedsEvent(ctx: SignedCtx, a: AbsenceRow, days: number): Promise<boolean> {
  const event = await findEventOf(ctx, a)
  return event !== null && eventObstacle(event, days) !== undefined
}
