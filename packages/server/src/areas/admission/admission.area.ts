import { admissionMenus } from '@residency/contract/areas/admission/access'
import { scoreReviewFlow } from '@residency/contract/areas/admission/entrance-exams/score-review.flow'
import { admissionWords } from '@residency/contract/areas/admission/text'
import { admissionWaitingKinds } from '@residency/contract/areas/admission/waiting'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { admissionRoutes } from './admission.routes.ts'
import { agreementFileReaders } from './arrival/agreement-files.ts'
import { arrivalSheet } from './arrival/arrival.sheet.ts'
import { arrivalsWaiting } from './arrival/arrivals-waiting.ts'
import {
  examNotices,
  scoreNotices,
  scoreReviewNotices,
} from './entrance-exams/exam-notices.seed.ts'
import { examsWaiting } from './entrance-exams/exams-waiting.ts'
import { admissionHome } from './next-steps.ts'
import { admissionCalendar } from './own-calendar.ts'
import { admissionDeadlines } from './places/find-deadlines.ts'
import { lapseOverdue } from './places/lapse.ts'
import { admissionWaiting } from './run/admission-waiting.ts'
import { outcomeSheet } from './run/outcome.sheet.ts'
import { scoreReviewPlan } from './score-reviews/answer-score-review.ts'
import { examsOwnRecord } from './scores/own-record.ts'
import { reviewedExamScores } from './scores/reviewed-scores.ts'
import { scoreSheet } from './scores/score.sheet.ts'

export const admissionArea: Area = {
  name: 'admission',
  publishedAs: 'recruitment',
  home: admissionHome,
  words: admissionWords,
  menus: admissionMenus,
  routes: admissionRoutes,
  flows: [scoreReviewFlow],
  reviews: [scoreReviewPlan.reviewed, reviewedExamScores],
  sheets: [scoreSheet, outcomeSheet, arrivalSheet],
  notices: kindsOf(examNotices, scoreNotices, scoreReviewNotices),
  ownRecord: [examsOwnRecord],
  recordReaders: agreementFileReaders,
  waiting: {
    kinds: admissionWaitingKinds,
    count: async (ctx) =>
      (await Promise.all([examsWaiting(ctx), admissionWaiting(ctx), arrivalsWaiting(ctx)])).flat(),
  },
  calendar: admissionCalendar,
  deadlines: admissionDeadlines,
  // each place is ended once, whichever process comes first
  schedule: [
    { name: 'places nobody confirmed', everyMs: 600_000, run: (ctx) => lapseOverdue(ctx) },
  ],
}
