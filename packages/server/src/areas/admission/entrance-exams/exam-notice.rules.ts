import { minuteInChina } from '../../../platform/clock.ts'

type Session = { name: string; place: string; room: string; startsAt: Date }
type Seat = { seatNo: number; ticketNumber: string }

/** The values of a notice about an exam. */
export const examValues = (session: Session, seat: Seat) => ({
  session: session.name,
  time: minuteInChina(session.startsAt),
  place: session.place,
  room: session.room,
  seat: String(seat.seatNo),
  ticket: seat.ticketNumber,
})
