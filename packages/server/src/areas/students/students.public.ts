export { createTrainee } from './create-trainee.ts'
export { studentsOwnRecord } from './own-record.ts'
