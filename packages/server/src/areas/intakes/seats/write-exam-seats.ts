import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** A seat of a session of an entrance exam, with the ticket number of its holder. */
export type ExamSeat = { registrationId: number; sessionId: number; seatNo: number; ticket: string }

const AT_ONCE = 2000

/** Writes seats; a new seat replaces the previous one. The table refuses two people on one seat. */
export async function writeExamSeats(tx: SignedCtx, seats: readonly ExamSeat[]) {
  for (let from = 0; from < seats.length; from += AT_ONCE)
    await tx.db
      .insertInto('exam_seats')
      .values(
        seats.slice(from, from + AT_ONCE).map((seat) => ({
          registration_id: seat.registrationId,
          session_id: seat.sessionId,
          seat_no: seat.seatNo,
          ticket_number: seat.ticket,
          arranged_by: tx.actor.userId,
          arranged_at: tx.now(),
        })),
      )
      .onConflict((c) =>
        c.column('registration_id').doUpdateSet((e) => ({
          session_id: e.ref('excluded.session_id'),
          seat_no: e.ref('excluded.seat_no'),
          ticket_number: e.ref('excluded.ticket_number'),
          arranged_by: e.ref('excluded.arranged_by'),
          arranged_at: e.ref('excluded.arranged_at'),
        })),
      )
      .execute()
}
