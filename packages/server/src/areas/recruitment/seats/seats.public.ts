export { freeExamSeats, hasExamBegun } from './free-exam-seats.ts'
export { freeSeats, giveSeats, lockFreeSeats, type SeatRequest, takeSeat } from './take-seat.ts'
