export { agreementFileReaders } from './agreement-files.ts'
export { arrivalSheet } from './arrival.sheet.ts'
export { arrivalsWaiting } from './arrivals-waiting.ts'
