import type { SignedCtx } from '../../../platform/http/ctx.ts'

/** A seat of a session of an entrance exam, with the ticket number of its holder. */
export type ExamSeat = { registrationId: number; sessionId: number; seatNo: number; ticket: string }

const AT_ONCE = 2000

/** Writes seats; a new seat replaces the previous one. The table refuses two people on one seat. */
export async function writeExamSeats(tx: SignedCtx, seats: readonly ExamSeat[]) {
  for (let from = 0; from < seats.length; from += AT_ONCE)
    await tx.db
      .insertInto('examSeats')
      .values(
        seats.slice(from, from + AT_ONCE).map((seat) => ({
          registrationId: seat.registrationId,
          sessionId: seat.sessionId,
          seatNo: seat.seatNo,
          ticketNumber: seat.ticket,
          arrangedBy: tx.actor.userId,
          arrangedAt: tx.now(),
        })),
      )
      .onConflict((c) =>
        c.column('registrationId').doUpdateSet((e) => ({
          sessionId: e.ref('excluded.sessionId'),
          seatNo: e.ref('excluded.seatNo'),
          ticketNumber: e.ref('excluded.ticketNumber'),
          arrangedBy: e.ref('excluded.arrangedBy'),
          arrangedAt: e.ref('excluded.arrangedAt'),
        })),
      )
      .execute()
}
