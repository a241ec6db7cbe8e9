export { findPlacement, findPoolOf } from './seats.queries.ts'
export { freeSeats, giveSeats, lockFreeSeats, type SeatWish, takeSeat } from './take-seat.ts'
