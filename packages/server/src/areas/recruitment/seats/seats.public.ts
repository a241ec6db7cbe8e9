export { freeSeats, giveSeats, lockFreeSeats, type SeatWish, takeSeat } from './take-seat.ts'
