import { studentsMenus } from '@residency/contract/areas/students/menus'
import { situationFlow } from '@residency/contract/areas/students/situations/situation.flow'
import { studentsWaiting } from '@residency/contract/areas/students/waiting'
import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { studentsOwnRecord } from './own-record.ts'
import { followTime } from './situations/follow-time.ts'
import { mayReadSituation } from './situations/list-situations.ts'
import { situationRoutes } from './situations/situation.routes.ts'
import { situationSheet } from './situations/situation.sheet.ts'
import { situationsOwnRecord, situationTimeline } from './situations/situation-life.ts'
import { situationNotices } from './situations/situation-notices.seed.ts'
import { situationsWaiting } from './situations/situations-waiting.ts'
import { studentsRoutes } from './students.routes.ts'
import { traineeCompletion } from './trainee-completion.ts'
import { traineeTimeline } from './trainee-timeline.ts'
import { traineeSheet } from './trainees/trainees.sheet.ts'

export const studentsArea: Area = {
  name: 'students',
  words: { 'zh-cn': studentsZh, en: studentsEn },
  menus: studentsMenus,
  routes(bind) {
    studentsRoutes(bind)
    situationRoutes(bind)
  },
  flows: [situationFlow],
  notices: situationNotices,
  sheets: [traineeSheet, situationSheet],
  ownRecord: [studentsOwnRecord, situationsOwnRecord],
  recordReaders: { situation: mayReadSituation },
  waiting: { kinds: studentsWaiting, count: situationsWaiting },
  timeline: async (ctx, trainee) => [...(await traineeTimeline(ctx, trainee)), ...(await situationTimeline(ctx, trainee))],
  schedule: [{ name: 'situations by the day', everyMs: 60_000, run: followTime }],
  completion: traineeCompletion,
}
