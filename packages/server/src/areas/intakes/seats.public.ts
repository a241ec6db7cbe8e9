export { freeExamSeats, hasExamBegun } from './seats/free-exam-seats.ts'
export { freeSeats, giveSeats, lockFreeSeats, takeSeat } from './seats/take-seat.ts'
