export { freeExamSeats, hasExamBegun } from './seats/free-exam-seats.ts'
export { insertPlacements } from './seats/placements.queries.ts'
export { freeSeats, giveSeats, lockFreeSeats, takeSeat } from './seats/take-seat.ts'
export { type ExamSeat, writeExamSeats } from './seats/write-exam-seats.ts'
