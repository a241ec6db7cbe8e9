export { createTrainee } from './create-trainee.ts'
