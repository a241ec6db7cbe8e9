export { createTrainees } from './create-trainees.ts'
export { studentsOwnRecord } from './own-record.ts'
