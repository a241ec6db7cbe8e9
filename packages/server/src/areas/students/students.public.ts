export { createTrainees } from './create-trainees.ts'
export { countTraineesByBase } from './trainee.queries.ts'
