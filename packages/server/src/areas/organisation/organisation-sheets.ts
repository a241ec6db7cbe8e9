export { baseSheet } from './bases/base.sheet.ts'
export { firstLevelSheet, secondLevelSheet } from './departments/level.sheet.ts'
export { majorSheet } from './majors/major.sheet.ts'
export { unitSheet } from './training-units/unit.sheet.ts'
