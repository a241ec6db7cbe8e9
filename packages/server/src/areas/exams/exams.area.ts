import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { questionFlow } from '@residency/contract/areas/questions/bank/question.flow'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { courseWaiting } from '@residency/contract/areas/courses/course/waiting'
import { examFlow } from '@residency/contract/areas/exams/exam/exam.flow'
import { examWaiting } from '@residency/contract/areas/exams/exam/waiting'
import { markingWaiting } from '@residency/contract/areas/exams/marking/waiting'
import { learningMenus } from '@residency/contract/areas/exams/menus'
import { paperFlow } from '@residency/contract/areas/questions/papers/paper.flow'
import { attemptFlow } from '@residency/contract/areas/exams/taking/attempt.flow'
import { takingWaiting } from '@residency/contract/areas/exams/taking/waiting'
import { learningEn } from '@residency/contract/areas/exams/words.en'
import { learningZh } from '@residency/contract/areas/exams/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { fillAttendanceDemo } from '../../demo/courses/attendance.demo.ts'
import { attendanceRoutes } from '../courses/attendance/attendance.routes.ts'
import { attendanceNotices } from '../courses/attendance/attendance-notices.seed.ts'
import { lectureTeaching } from '../courses/attendance/lecture-teaching.queries.ts'
import { lectureCalendar, lecturesOwnRecord } from '../courses/attendance/own-lectures.ts'
import { presenceSheet } from '../courses/attendance/presence.sheet.ts'
import { fillBankDemo } from '../../demo/questions/bank.demo.ts'
import { bankRoutes } from '../questions/bank/bank.routes.ts'
import { questionPlan } from '../questions/bank/decide-questions.ts'
import { QUESTION } from '../questions/bank/insert-questions.ts'
import { mayReadQuestion } from '../questions/bank/may-read-question.ts'
import { bankSheet } from '../questions/question-sheet/question.sheet.ts'
import { courseRoutes } from '../courses/course/course.routes.ts'
import { courseNotices } from '../courses/course/course-notices.seed.ts'
import { putDemoCourses } from '../../demo/courses/courses.demo.ts'
import { learnerSheet } from '../courses/course/list-learners.ts'
import { mayReadCourse } from '../courses/lessons/may-read-course.ts'
import { assignNewcomers, remindLearners } from '../courses/course/notify-learners.ts'
import { coursesOwnRecord, coursesWaiting } from '../courses/course/own-courses.ts'
import { COURSE } from '../courses/course/shown-course.ts'
import { writeTrainCandidates } from './candidates/candidate.queries.ts'
import { examRoutes } from './exam/exam.routes.ts'
import { candidateSheet, sittingSheet } from './candidates/exam.sheet.ts'
import { examNotices } from './exam/exam-notices.seed.ts'
import { fillExamsDemo } from '../../demo/exams/exams.demo.ts'
import { examStaffWaits, invigilationCalendar } from './exam/exams-waiting.ts'
import { releaseDue } from './exam/release-exam.ts'
import { reviewedExams } from './exam/reviewed-exams.ts'
import { learningDeadlines } from './find-deadlines.ts'
import { formatRoutes } from '../questions/formats/formats.routes.ts'
import { questionFilePlan } from '../questions/formats/question-file.sheet.ts'
import { eraseInductionPeople } from './induction/erase-people.ts'
import { putDemoInduction } from '../../demo/exams/induction.demo.ts'
import { inductionRoutes } from './induction/induction.routes.ts'
import { listAdmittedEverywhere } from './induction/list-admitted.ts'
import { mayReadInduction } from './induction/may-read-induction.ts'
import { NOTICE as INDUCTION_NOTICE } from './induction/notice.queries.ts'
import { inductionPeopleSheet } from './induction/people.sheet.ts'
import { deleteExpiredSessions } from './visitors/session.queries.ts'
import { TRAIN } from './induction/video.queries.ts'
import { analysisSheet } from './item-analysis/analysis.sheet.ts'
import { markingWaits } from './marking/list-markings.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { markingNotices } from './marking/marking-notices.seed.ts'
import { resultSheet } from './results/result.sheet.ts'
import { fillPapersDemo } from '../../demo/questions/papers.demo.ts'
import { paperRoutes } from '../questions/papers/papers.routes.ts'
import { examSecrecy } from './secrecy/exam-secrecy.ts'
import { endOverdue } from './taking/end-overdue.ts'
import { examCalendar, examsOwnRecord, examsWaiting } from './own-exams/own-record.ts'
import { takingRoutes } from './taking/taking.routes.ts'

export const learningArea: Area = {
  name: 'learning',
  words: { 'zh-cn': learningZh, en: learningEn },
  menus: learningMenus,
  routes(binder) {
    courseRoutes(binder)
    attendanceRoutes(binder)
    bankRoutes(binder)
    formatRoutes(binder)
    paperRoutes(binder)
    examRoutes(binder)
    takingRoutes(binder)
    markingRoutes(binder)
    inductionRoutes(binder)
  },
  flows: [courseFlow, lectureFlow, questionFlow, paperFlow, examFlow, attemptFlow],
  reviews: [questionPlan.reviewed, reviewedExams],
  sheets: [
    ...[learnerSheet, presenceSheet, bankSheet, questionFilePlan, candidateSheet, sittingSheet],
    ...[resultSheet, analysisSheet, inductionPeopleSheet],
  ],
  notices: [...courseNotices, ...attendanceNotices, ...examNotices, ...markingNotices],
  ownRecord: [coursesOwnRecord, lecturesOwnRecord, examsOwnRecord],
  erasers: [eraseInductionPeople],
  calendar: async (ctx, days) =>
    (await Promise.all([lectureCalendar(ctx, days), examCalendar(ctx, days), invigilationCalendar(ctx, days)])).flat(),
  waiting: {
    kinds: { ...courseWaiting, ...takingWaiting, ...examWaiting, ...markingWaiting },
    count: async (ctx) => (await Promise.all([coursesWaiting(ctx), examsWaiting(ctx), examStaffWaits(ctx), markingWaits(ctx)])).flat(),
  },
  deadlines: learningDeadlines,
  teaching: lectureTeaching,
  secrecy: examSecrecy,
  recordReaders: {
    [COURSE]: mayReadCourse,
    [QUESTION]: mayReadQuestion,
    [TRAIN]: mayReadInduction,
    [INDUCTION_NOTICE]: mayReadInduction,
  },
  schedule: [
    { name: 'courses of the demo', everyMs: 20_000, run: putDemoCourses },
    { name: 'people new to courses', everyMs: 3_600_000, run: assignNewcomers },
    { name: 'induction of the demo', everyMs: 20_000, run: putDemoInduction },
    { name: 'reminders of courses', everyMs: 21_600_000, run: remindLearners },
    { name: 'people new to exams of inductions', everyMs: 60_000, run: (ctx) => writeTrainCandidates(ctx.db, {}) },
    { name: 'results whose time has come', everyMs: 60_000, run: releaseDue },
    { name: 'exams whose time is over', everyMs: 15_000, run: endOverdue },
    { name: 'people admitted to inductions', everyMs: 300_000, run: listAdmittedEverywhere },
    { name: 'sessions of inductions', everyMs: 3_600_000, run: (ctx) => deleteExpiredSessions(ctx.db, ctx.now()) },
  ],
  async demo(demo) {
    await fillAttendanceDemo(demo)
    await fillBankDemo(demo)
    await fillPapersDemo(demo)
    await fillExamsDemo(demo)
  },
}
