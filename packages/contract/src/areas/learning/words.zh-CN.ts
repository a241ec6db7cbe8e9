import { joinWords } from '../../kernel/join-words.ts'
import { attendanceZh } from './attendance/words.zh-CN.ts'
import { courseZh } from './courses/words.zh-CN.ts'

export const learningZh = joinWords({ area: '课程考试', menus: { course: '课程考试' } }, courseZh, attendanceZh)
