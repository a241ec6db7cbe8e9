import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { studentsOwnRecord } from './own-record.ts'
import { studentsRoutes } from './students.routes.ts'
import { traineeCompletion } from './trainee-completion.ts'
import { traineeTimeline } from './trainee-timeline.ts'

export const studentsArea: Area = {
  name: 'students',
  words: { 'zh-cn': studentsZh, en: studentsEn },
  routes: studentsRoutes,
  ownRecord: [studentsOwnRecord],
  timeline: traineeTimeline,
  completion: traineeCompletion,
}
