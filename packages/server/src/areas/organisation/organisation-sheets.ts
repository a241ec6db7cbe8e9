export { baseSheet } from './base.sheet.ts'
export { firstLevelSheet, secondLevelSheet } from './level.sheet.ts'
export { majorSheet } from './major.sheet.ts'
export { unitSheet } from './unit.sheet.ts'
