import { examsMenus } from '@residency/contract/areas/exams/access'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { examsWords } from '@residency/contract/areas/exams/text'
import { examWaiting, markingWaiting, takingWaiting } from '@residency/contract/areas/exams/waiting'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { writeTrainCandidates } from './candidates/candidate.queries.ts'
import { candidateSheet, sittingSheet } from './candidates/exam.sheet.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { examDeadlines } from './exam/exam-deadlines.ts'
import { examNotices } from './exam/exam-notices.seed.ts'
import { examStaffWaits, invigilationCalendar } from './exam/exams-waiting.ts'
import { examFinders } from './exam/find-exams.ts'
import { releaseDue } from './exam/release-exam.ts'
import { reviewedExams } from './exam/reviewed-exams.ts'
import { eraseInductionPeople } from './induction/erase-people.ts'
import { inductionRoutes } from './induction/induction.routes.ts'
import { listAdmittedEverywhere } from './induction/list-admitted.ts'
import { mayReadInduction } from './induction/list-trains.ts'
import { NOTICE as INDUCTION_NOTICE } from './induction/notice.queries.ts'
import { inductionPeopleSheet } from './induction/people.sheet.ts'
import { TRAIN } from './induction/video.queries.ts'
import { analysisSheet } from './item-analysis/analysis.sheet.ts'
import { markingWaits } from './marking/list-markings.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { markingNotices } from './marking/marking-notices.seed.ts'
import { findSittings } from './own-exams/own-exam.queries.ts'
import { examCalendar, examsOwnRecord, examsWaiting } from './own-exams/own-record.ts'
import { resultSheet } from './results/result.sheet.ts'
import { examSecrecy } from './secrecy/exam-secrecy.ts'
import { endOverdue } from './taking/end-overdue.ts'
import { takingRoutes } from './taking/taking.routes.ts'
import { deleteExpiredSessions } from './visitors/session.queries.ts'

export const examsArea: Area = {
  name: 'exams',
  sealed: [
    { table: 'learning_induction_people', stored: 'mobile_sealed', key: 'id' },
    { table: 'learning_induction_people', stored: 'id_card_sealed', key: 'id' },
    { table: 'learning_induction_trains', stored: 'invitation_sealed', key: 'invitation_hash' },
  ],
  publishedAs: 'learning',
  words: examsWords,
  menus: examsMenus,
  finders: examFinders,
  routes(binder) {
    examRoutes(binder)
    takingRoutes(binder)
    markingRoutes(binder)
    inductionRoutes(binder)
  },
  flows: [examFlow, attemptFlow],
  reviews: [reviewedExams],
  sheets: [candidateSheet, sittingSheet, resultSheet, analysisSheet, inductionPeopleSheet],
  notices: kindsOf(examNotices, markingNotices),
  ownRecord: [examsOwnRecord],
  erasers: [eraseInductionPeople],
  calendar: async (ctx, days) =>
    (await Promise.all([examCalendar(ctx, days), invigilationCalendar(ctx, days)])).flat(),
  waiting: {
    kinds: { ...takingWaiting, ...examWaiting, ...markingWaiting },
    count: async (ctx) =>
      (await Promise.all([examsWaiting(ctx), examStaffWaits(ctx), markingWaits(ctx)])).flat(),
  },
  appointments: findSittings,
  deadlines: examDeadlines,
  secrecy: examSecrecy,
  recordReaders: { [TRAIN]: mayReadInduction, [INDUCTION_NOTICE]: mayReadInduction },
  schedule: [
    {
      name: 'people new to exams of inductions',
      everyMs: 60_000,
      run: (ctx) => writeTrainCandidates(ctx.db, {}),
    },
    { name: 'results whose time has come', everyMs: 60_000, run: releaseDue },
    { name: 'exams whose time is over', everyMs: 15_000, run: endOverdue },
    { name: 'people admitted to inductions', everyMs: 300_000, run: listAdmittedEverywhere },
    {
      name: 'sessions of inductions',
      everyMs: HOUR_MS,
      run: (ctx) => deleteExpiredSessions(ctx.db, ctx.now()),
    },
  ],
}
