import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { intakeFlow } from '@residency/contract/areas/intakes/intake/intake.flow'
import { recruitmentMenus } from '@residency/contract/areas/admission/menus'
import { recruitmentWaiting } from '@residency/contract/areas/admission/waiting'
import { recruitmentEn } from '@residency/contract/areas/admission/words.en'
import { recruitmentZh } from '@residency/contract/areas/admission/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { publishDemoRun } from '../../demo/admission/admission.demo.ts'
import { admissionWaiting } from './run/admission-waiting.ts'
import { admissionDeadlines } from './places/find-deadlines.ts'
import { lapseOverdue } from './places/lapse.ts'
import { outcomeSheet } from './run/outcome.sheet.ts'
import { agreementFileReaders } from './arrival/agreement-files.ts'
import { arrivalSheet } from './arrival/arrival.sheet.ts'
import { arrivalsWaiting } from './arrival/arrivals-waiting.ts'
import { examNotices } from './entrance-exams/exam-notices.seed.ts'
import { examsWaiting } from './entrance-exams/exams-waiting.ts'
import { examsOwnRecord } from './scores/own-record.ts'
import { scoreSheet } from './scores/score.sheet.ts'
import { barSheet } from '../intakes/bars/bar.sheet.ts'
import { intakesDictionaryUses } from '../intakes/dictionary-uses.ts'
import { offerSheet } from '../intakes/offers/offer.sheet.ts'
import { registrationWindows } from '../intakes/intake/registration-windows.queries.ts'
import { recruitmentCalendar } from './own-calendar.ts'
import { recruitmentRoutes } from './admission.routes.ts'
import { seatNotices } from '../intakes/seats/seat-notices.seed.ts'

const intakePath = (id: number) => `/recruit/batch?id=${id}`

import { scoreReviewPlan } from './score-reviews/answer-score-review.ts'
import { reviewedExamScores } from './scores/reviewed-scores.ts'
import { recruitmentHome } from './next-steps.ts'

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
