import { studentsMenus } from '@residency/contract/areas/students/menus'
import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { studentsOwnRecord } from './own-record.ts'
import { studentsRoutes } from './students.routes.ts'
import { traineeCompletion } from './trainee-completion.ts'
import { traineeTimeline } from './trainee-timeline.ts'
import { traineeSheet } from './trainees/trainees.sheet.ts'

export const studentsArea: Area = {
  name: 'students',
  words: { 'zh-cn': studentsZh, en: studentsEn },
  menus: studentsMenus,
  routes: studentsRoutes,
  sheets: [traineeSheet],
  ownRecord: [studentsOwnRecord],
  timeline: traineeTimeline,
  completion: traineeCompletion,
}
