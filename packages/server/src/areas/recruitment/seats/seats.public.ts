export { findPlacement, findPoolOf } from './seats.queries.ts'
export { freeSeats, takeSeat } from './take-seat.ts'
