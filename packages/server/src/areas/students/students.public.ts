export { createTrainees } from './create-trainees.ts'
export { extendTraining } from './extend-training.ts'
export { findTraineesToPlace, setCohort } from './set-cohort.ts'
export { countTraineesByBase } from './trainee.queries.ts'
