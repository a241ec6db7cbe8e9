export { coursesArea } from './courses.area.ts'
export type { LessonCredit as Counted } from './lessons/credit.rules.ts'
export { afterBeat, mostSpeedOf, shareOf } from './lessons/credit.rules.ts'
