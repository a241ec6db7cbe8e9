import { coursesMenus } from '@residency/contract/areas/courses/access'
import { lectureFlow } from '@residency/contract/areas/courses/attendance/lecture.flow'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { courseWaiting } from '@residency/contract/areas/courses/course/waiting'
import { coursesWords } from '@residency/contract/areas/courses/text'
import { HOUR_MS } from '@residency/contract/kernel/day'
import type { Area } from '../../platform/area.ts'
import { kindsOf } from '../../platform/notices.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { attendanceNotices } from './attendance/attendance-notices.seed.ts'
import { lectureFinder } from './attendance/find-lectures.ts'
import { lectureTeaching } from './attendance/lecture.queries.ts'
import { lectureCalendar, lecturesOwnRecord } from './attendance/own-lectures.ts'
import { findExpectations } from './attendance/person.queries.ts'
import { presenceSheet } from './attendance/presence.sheet.ts'
import { courseRoutes } from './course/course.routes.ts'
import { courseDeadlines } from './course/course-deadlines.ts'
import { courseNotices } from './course/course-notices.seed.ts'
import { courseFinders } from './course/find-courses.ts'
import { learnerSheet } from './course/list-learners.ts'
import { assignNewcomers, remindLearners } from './course/notify-learners.ts'
import { coursesOwnRecord, coursesWaiting } from './course/own-courses.ts'
import { COURSE } from './course/present-course.ts'
import { mayReadCourse } from './lessons/may-read-course.ts'

export const coursesArea: Area = {
  name: 'courses',
  publishedAs: 'learning',
  words: coursesWords,
  menus: coursesMenus,
  finders: [...courseFinders, lectureFinder],
  routes(binder) {
    courseRoutes(binder)
    attendanceRoutes(binder)
  },
  flows: [courseFlow, lectureFlow],
  sheets: [learnerSheet, presenceSheet],
  notices: kindsOf(courseNotices, attendanceNotices),
  ownRecord: [coursesOwnRecord, lecturesOwnRecord],
  calendar: lectureCalendar,
  appointments: findExpectations,
  waiting: { kinds: courseWaiting, count: coursesWaiting },
  deadlines: courseDeadlines,
  teaching: lectureTeaching,
  recordReaders: { [COURSE]: mayReadCourse },
  schedule: [
    { name: 'people new to courses', everyMs: HOUR_MS, run: assignNewcomers },
    { name: 'reminders of courses', everyMs: 21_600_000, run: remindLearners },
  ],
}
