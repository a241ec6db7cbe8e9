export { coursesArea } from './courses.area.ts'
export type { LessonCredit } from './lessons/credit.rules.ts'
export { afterBeat, maxSpeedOf, presentProgress, shareOf } from './lessons/credit.rules.ts'
