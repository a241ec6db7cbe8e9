import { completionFlow } from '@residency/contract/areas/students/completion/completion.flow'
import { studentsMenus } from '@residency/contract/areas/students/menus'
import { studentsWaiting } from '@residency/contract/areas/students/waiting'
import { studentsEn } from '@residency/contract/areas/students/words.en'
import { studentsZh } from '@residency/contract/areas/students/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { ensureCertificateKey } from './completion/certificate-keys.ts'
import { fillCompletionDemo } from './completion/completion.demo.ts'
import { completionOwnRecord, completionTimeline } from './completion/completion-life.ts'
import { completionNotices } from './completion/completion-notices.seed.ts'
import { completionsWaiting } from './completion/completions-waiting.ts'
import { certificateDrawer, drawForgotten } from './completion/draw-certificates.ts'
import { eraseCertificates } from './completion/erase-certificates.ts'
import { finalScoreSheet } from './completion/final-score.sheet.ts'
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
  flows: [completionFlow],
  notices: completionNotices,
  sheets: [traineeSheet, finalScoreSheet],
  ownRecord: [studentsOwnRecord, completionOwnRecord],
  waiting: { kinds: studentsWaiting, count: completionsWaiting },
  timeline: async (ctx, trainee) => [...(await traineeTimeline(ctx, trainee)), ...(await completionTimeline(ctx, trainee))],
  completion: traineeCompletion,
  erasers: [eraseCertificates],
  workers: { certificates: certificateDrawer },
  schedule: [{ name: 'certificates not drawn', everyMs: 120_000, run: drawForgotten }],
  sync: ensureCertificateKey,
  demo: fillCompletionDemo,
}
