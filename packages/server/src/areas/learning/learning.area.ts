import { lectureFlow } from '@residency/contract/areas/learning/attendance/lecture.flow'
import { courseFlow } from '@residency/contract/areas/learning/courses/course.flow'
import { courseWaiting } from '@residency/contract/areas/learning/courses/waiting'
import { learningMenus } from '@residency/contract/areas/learning/menus'
import { learningEn } from '@residency/contract/areas/learning/words.en'
import { learningZh } from '@residency/contract/areas/learning/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { fillAttendanceDemo } from './attendance/attendance.demo.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { attendanceNotices } from './attendance/attendance-notices.seed.ts'
import { lectureCalendar, lecturesOwnRecord } from './attendance/own-lectures.ts'
import { presenceSheet } from './attendance/presence.sheet.ts'
import { courseRoutes } from './courses/course.routes.ts'
import { courseNotices } from './courses/course-notices.seed.ts'
import { putDemoCourses } from './courses/courses.demo.ts'
import { learnerSheet } from './courses/list-learners.ts'
import { mayReadCourse } from './courses/may-read-course.ts'
import { assignNewcomers, remindLearners } from './courses/notify-learners.ts'
import { coursesOwnRecord, coursesWaiting } from './courses/own-courses.ts'
import { COURSE } from './courses/shown-course.ts'

export const learningArea: Area = {
  name: 'learning',
  words: { 'zh-cn': learningZh, en: learningEn },
  menus: learningMenus,
  routes(bind) {
    courseRoutes(bind)
    attendanceRoutes(bind)
  },
  flows: [courseFlow, lectureFlow],
  sheets: [learnerSheet, presenceSheet],
  notices: [...courseNotices, ...attendanceNotices],
  ownRecord: [coursesOwnRecord, lecturesOwnRecord],
  calendar: lectureCalendar,
  waiting: { kinds: courseWaiting, count: coursesWaiting },
  recordReaders: { [COURSE]: mayReadCourse },
  schedule: [
    { name: 'courses of the demo', everyMs: 86_400_000, run: putDemoCourses },
    { name: 'people new to courses', everyMs: 3_600_000, run: assignNewcomers },
    { name: 'reminders of courses', everyMs: 21_600_000, run: remindLearners },
  ],
  demo: fillAttendanceDemo,
}
