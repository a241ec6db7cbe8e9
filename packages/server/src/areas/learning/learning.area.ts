import { lectureFlow } from '@residency/contract/areas/learning/attendance/lecture.flow'
import { learningMenus } from '@residency/contract/areas/learning/menus'
import { learningEn } from '@residency/contract/areas/learning/words.en'
import { learningZh } from '@residency/contract/areas/learning/words.zh-CN'
import type { Area } from '../../platform/area.ts'
import { fillAttendanceDemo } from './attendance/attendance.demo.ts'
import { attendanceRoutes } from './attendance/attendance.routes.ts'
import { attendanceNotices } from './attendance/attendance-notices.seed.ts'
import { lectureCalendar, lecturesOwnRecord } from './attendance/own-lectures.ts'
import { presenceSheet } from './attendance/presence.sheet.ts'

export const learningArea: Area = {
  name: 'learning',
  words: { 'zh-cn': learningZh, en: learningEn },
  menus: learningMenus,
  routes(bind) {
    attendanceRoutes(bind)
  },
  flows: [lectureFlow],
  sheets: [presenceSheet],
  notices: attendanceNotices,
  ownRecord: [lecturesOwnRecord],
  calendar: lectureCalendar,
  demo: fillAttendanceDemo,
}
