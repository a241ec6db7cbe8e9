import { hoursErrors as errors } from '@residency/contract/areas/duty/hours/access'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { lockOwnShift } from './own-shift.queries.ts'
import { findShiftHoursById, type ShiftHoursRow } from './shift-hours.queries.ts'

/** An own shift with its hours, locked: neither they nor the roster change meanwhile. */
export async function lockedOwnShift(tx: SignedCtx, shiftId: number): Promise<ShiftHoursRow> {
  const locked = await lockOwnShift(tx.db, tx.actor.userId, shiftId)
  const shift = locked && (await findShiftHoursById(tx.db, tx.now(), locked.traineeId, shiftId))
  if (!shift) throw fail(errors.hoursShiftUnknown)

  return shift
}
