import { lectureFlow } from '@residency/contract/areas/learning/attendance/lecture.flow'
import { questionFlow } from '@residency/contract/areas/learning/bank/question.flow'
import { courseFlow } from '@residency/contract/areas/learning/courses/course.flow'
import { courseWaiting } from '@residency/contract/areas/learning/courses/waiting'
import { examFlow } from '@residency/contract/areas/learning/exams/exam.flow'
import { examWaiting } from '@residency/contract/areas/learning/exams/waiting'
import { markingWaiting } from '@residency/contract/areas/learning/marking/waiting'
import { learningMenus } from '@residency/contract/areas/learning/menus'
import { paperFlow } from '@residency/contract/areas/learning/papers/paper.flow'
import { attemptFlow } from '@residency/contract/areas/learning/taking/attempt.flow'
import { takingWaiting } from '@residency/contract/areas/learning/taking/waiting'
import { learningEn } from '@residency/contract/areas/learning/words.en'
import { learningZh } from '@residency/contract/areas/learning/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { fillAttendanceDemo } from './attendance/attendance.demo.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { attendanceNotices } from './attendance/attendance-notices.seed.ts'
import { lectureTeaching } from './attendance/lecture-teaching.queries.ts'
import { lectureCalendar, lecturesOwnRecord } from './attendance/own-lectures.ts'
import { presenceSheet } from './attendance/presence.sheet.ts'
import { fillBankDemo } from './bank/bank.demo.ts'
import { bankRoutes } from './bank/bank.routes.ts'
import { questionPlan } from './bank/decide-questions.ts'
import { QUESTION } from './bank/insert-questions.ts'
import { mayReadQuestion } from './bank/may-read-question.ts'
import { bankSheet } from './bank/question.sheet.ts'
import { courseRoutes } from './courses/course.routes.ts'
import { courseNotices } from './courses/course-notices.seed.ts'
import { putDemoCourses } from './courses/courses.demo.ts'
import { learnerSheet } from './courses/list-learners.ts'
import { mayReadCourse } from './courses/may-read-course.ts'
import { assignNewcomers, remindLearners } from './courses/notify-learners.ts'
import { coursesOwnRecord, coursesWaiting } from './courses/own-courses.ts'
import { COURSE } from './courses/shown-course.ts'
import { writeTrainCandidates } from './exams/candidate.queries.ts'
import { examRoutes } from './exams/exam.routes.ts'
import { candidateSheet, sittingSheet } from './exams/exam.sheet.ts'
import { examNotices } from './exams/exam-notices.seed.ts'
import { fillExamsDemo } from './exams/exams.demo.ts'
import { examStaffWaits, invigilationCalendar } from './exams/exams-waiting.ts'
import { releaseDue } from './exams/release-exam.ts'
import { reviewedExams } from './exams/reviewed-exams.ts'
import { learningDeadlines } from './find-deadlines.ts'
import { formatRoutes } from './formats/formats.routes.ts'
import { questionFilePlan } from './formats/question-file.sheet.ts'
import { eraseInductionPeople } from './induction/erase-people.ts'
import { putDemoInduction } from './induction/induction.demo.ts'
import { inductionRoutes } from './induction/induction.routes.ts'
import { listAdmittedEverywhere } from './induction/list-admitted.ts'
import { mayReadInduction } from './induction/may-read-induction.ts'
import { NOTICE as INDUCTION_NOTICE } from './induction/notice.queries.ts'
import { inductionPeopleSheet } from './induction/people.sheet.ts'
import { deleteExpiredSessions } from './induction/session.queries.ts'
import { TRAIN } from './induction/video.queries.ts'
import { analysisSheet } from './marking/analysis.sheet.ts'
import { markingWaits } from './marking/list-markings.ts'
import { markingRoutes } from './marking/marking.routes.ts'
import { markingNotices } from './marking/marking-notices.seed.ts'
import { resultSheet } from './marking/result.sheet.ts'
import { fillPapersDemo } from './papers/papers.demo.ts'
import { paperRoutes } from './papers/papers.routes.ts'
import { examSecrecy } from './secrecy/exam-secrecy.ts'
import { endOverdue } from './taking/end-overdue.ts'
import { examCalendar, examsOwnRecord, examsWaiting } from './taking/own-record.ts'
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
