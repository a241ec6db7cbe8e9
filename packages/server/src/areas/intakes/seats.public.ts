export { freeExamSeats, hasExamBegun } from './seats/free-exam-seats.ts'
export { insertPlacements } from './seats/placements.queries.ts'
export { freeSeats, giveSeats, lockFreeSeats } from './seats/take-seat.ts'
export { writeExamSeats } from './seats/write-exam-seats.ts'
