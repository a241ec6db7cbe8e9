export { findBars } from './bars/bar.queries.ts'
export { coreFields } from './core-fields/core-fields.ts'
export { openSeed } from './intake/act-on-intake.ts'
export type { CountedIntake } from './intake/intake.queries.ts'

export {
  findIntake,
  findIntakeForUpdate,
  findOpenIntake,
  findOpenIntakes,
  findUnfinishedIntakes,
  type Intake,
  setLastTicket,
} from './intake/intake.queries.ts'

export { countStagesOf } from './intake/intake-stage.queries.ts'
export { stageLineOf } from './intake/intake-stage.rules.ts'
export { moveIntake } from './intake/move-intake.ts'
export { findRequirements } from './intake/requirements.ts'
export { findOffersOf } from './offers/offer.queries.ts'
export { freeExamSeats, hasExamBegun } from './seats/free-exam-seats.ts'
export { insertPlacements } from './seats/placements.queries.ts'
export { freeSeats, giveSeats, lockFreeSeats } from './seats/take-seat.ts'
export { writeExamSeats } from './seats/write-exam-seats.ts'
