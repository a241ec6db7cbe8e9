export { createTrainees } from './create-trainees.ts'
export { extendTraining } from './extend-training.ts'
export { countTraineesByBase } from './trainee.queries.ts'
