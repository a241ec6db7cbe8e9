export { createTrainees } from './create-trainees.ts'
