export { freeExamSeats, hasExamBegun } from './free-exam-seats.ts'
export { freeSeats, giveSeats, lockFreeSeats, takeSeat } from './take-seat.ts'
