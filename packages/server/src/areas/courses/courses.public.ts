export { coursesArea } from './courses.area.ts'
export type { Counted } from './lessons/credit.rules.ts'
export { afterBeat, mostSpeedOf, shareOf } from './lessons/credit.rules.ts'
