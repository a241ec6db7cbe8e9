export { departTrainings, finishTrainings, resumeTrainings } from './end-training.ts'
export { extendTraining } from './extend-training.ts'
export { followStatus } from './follow-status.ts'
export { findHolidayPeople } from './holiday-people.queries.ts'
export type { NewTrainee } from './insert-trainees.ts'
export { insertTrainees } from './insert-trainees.ts'
export { findTraineesInScope, findTraineesToPlace, setCohort } from './set-cohort.ts'
export { shiftEnds } from './shift-ends.ts'
export {
  countInTrainingByBase,
  findOwnRef,
  findTraineeOf,
  findTrainings,
  isTraineeFoundBy,
  traineesBetween,
  traineesIn,
} from './trainee.queries.ts'
export {
  areMonthsDone,
  isPlausibleStart,
  monthOfTraining,
  monthsDone,
  traineeNumber,
} from './trainee.rules.ts'

export {
  hasEnded,
  hasLeft,
  isInTraining,
  isLeaver,
  isOfGroup,
  isOnBooks,
  lastDayOfTraining,
  ranBetween,
} from './training-status.queries.ts'

export {
  addExtensionDays,
  writeEducation,
  writeMajors,
  writeTraineeFact,
  writeTraining,
} from './write-trainees.queries.ts'
