import { scoreReviewFlow } from '@residency/contract/areas/recruitment/exams/score-review.flow'
import { intakeFlow } from '@residency/contract/areas/recruitment/intakes/intake.flow'
import { recruitmentMenus } from '@residency/contract/areas/recruitment/menus'
import { recruitmentWaiting } from '@residency/contract/areas/recruitment/waiting'
import { recruitmentEn } from '@residency/contract/areas/recruitment/words.en'
import { recruitmentZh } from '@residency/contract/areas/recruitment/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { publishDemoRun } from './admission/admission.demo.ts'
import { admissionWaiting } from './admission/admission-waiting.ts'
import { admissionDeadlines } from './admission/find-deadlines.ts'
import { lapseOverdue } from './admission/lapse.ts'
import { outcomeSheet } from './admission/outcome.sheet.ts'
import { agreementFileReaders } from './arrival/agreement-files.ts'
import { arrivalSheet } from './arrival/arrival.sheet.ts'
import { arrivalsWaiting } from './arrival/arrivals-waiting.ts'
import { examNotices } from './exams/exam-notices.seed.ts'
import { examsWaiting } from './exams/exams-waiting.ts'
import { examsOwnRecord } from './exams/own-record.ts'
import { scoreSheet } from './exams/score.sheet.ts'
import { barSheet } from './intakes/bar.sheet.ts'
import { intakesDictionaryUses } from './intakes/dictionary-uses.ts'
import { offerSheet } from './intakes/offer.sheet.ts'
import { registrationWindows } from './intakes/registration-windows.queries.ts'
import { recruitmentCalendar } from './own-calendar.ts'
import { recruitmentRoutes } from './recruitment.routes.ts'
import { seatNotices } from './seats/seat-notices.seed.ts'

const intakePath = (id: number) => `/recruit/batch?id=${id}`

import { scoreReviewPlan } from './exams/answer-score-review.ts'
import { reviewedExamScores } from './exams/reviewed-scores.ts'
import { recruitmentHome } from './home/next-steps.ts'

export const recruitmentArea: Area = {
  name: 'recruitment',
  home: recruitmentHome,
  words: { 'zh-cn': recruitmentZh, en: recruitmentEn },
  menus: recruitmentMenus,
  routes: recruitmentRoutes,
  flows: [intakeFlow, scoreReviewFlow],
  reviews: [scoreReviewPlan.reviewed, reviewedExamScores],
  sheets: [offerSheet, barSheet, scoreSheet, outcomeSheet, arrivalSheet],
  notices: [...examNotices, ...seatNotices],
  ownRecord: [examsOwnRecord],
  recordReaders: agreementFileReaders,
  dictionaryUses: intakesDictionaryUses,
  waiting: {
    kinds: recruitmentWaiting,
    count: async (ctx) => (await Promise.all([examsWaiting(ctx), admissionWaiting(ctx), arrivalsWaiting(ctx)])).flat(),
  },
  calendar: recruitmentCalendar,
  deadlines: admissionDeadlines,
  windows: [{ name: 'sign_up', rows: registrationWindows, pageOf: intakePath }],
  // each place is ended once, whichever process comes first
  schedule: [{ name: 'places nobody confirmed', everyMs: 600_000, run: (ctx) => lapseOverdue(ctx) }],
  demo: publishDemoRun,
}
