export { coursesArea } from './courses.area.ts'
export type { LessonCredit as Counted } from './lessons/credit.rules.ts'
export { afterBeat, maxSpeedOf, shareOf } from './lessons/credit.rules.ts'
