import { joinWords } from '../../kernel/join-words.ts'
import { attendanceZh } from './attendance/words.zh-CN.ts'
import { courseZh } from './course/words.zh-CN.ts'

const own = { area: '课程考试', menus: { course: '课程考试' } }
export const coursesZh = joinWords(own, courseZh, attendanceZh)
