export { freeExamSeats, hasExamBegun } from './free-exam-seats.ts'
export { freeSeats, giveSeats, lockFreeSeats, type SeatWish, takeSeat } from './take-seat.ts'
