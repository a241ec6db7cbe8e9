export { admissionWaiting } from './admission-waiting.ts'
export { lapseOverdue } from './lapse.ts'
export { outcomeSheet } from './outcome.sheet.ts'
