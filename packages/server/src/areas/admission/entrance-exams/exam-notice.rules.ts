import { minuteInChina } from '../../../platform/clock.ts'

type Session = { name: string; place: string; room: string; starts_at: Date }
type Seat = { seat_no: number; ticket_number: string }

/** The blanks of a notice about somebody's exam. */
export const examValues = (session: Session, seat: Seat) => ({
  session: session.name,
  time: minuteInChina(session.starts_at),
  place: session.place,
  room: session.room,
  seat: String(seat.seat_no),
  ticket: seat.ticket_number,
})
