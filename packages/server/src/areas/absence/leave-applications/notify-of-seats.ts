import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAbsenceNames } from '../leave/absence-names.queries.ts'
import { notifyOffice } from '../leave-decisions/leave-recipients.ts'
import type { Seat } from './find-seats.ts'

/** Asks the education office to move appointments that are at the time of a leave. */
export async function notifyOfSeats(tx: SignedCtx, id: number, seats: readonly Seat[]) {
  if (seats.length === 0) return

  const what = seats.map((seat) => `${seat.what} (${seat.when})`).join(' · ')
  const absences = await findAbsenceNames(tx.db, [id])

  await notifyOffice(
    tx,
    'seats',
    absences.map((a) => ({ ...a, more: { what } })),
  )
}
