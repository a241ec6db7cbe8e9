import { joinWords } from '../../kernel/join-words.ts'
import { attendanceZh } from './attendance/words.zh-CN.ts'
import { bankZh } from './bank/words.zh-CN.ts'
import { courseZh } from './courses/words.zh-CN.ts'
import { examZh } from './exams/words.zh-CN.ts'
import { formatZh } from './formats/words.zh-CN.ts'
import { inductionZh } from './induction/words.zh-CN.ts'
import { markingZh } from './marking/words.zh-CN.ts'
import { paperZh } from './papers/words.zh-CN.ts'
import { takingZh } from './taking/words.zh-CN.ts'

const area = { area: '课程考试', menus: { course: '课程考试' } }
export const learningZh = joinWords(area, courseZh, attendanceZh, bankZh, formatZh, paperZh, examZh, takingZh, markingZh, inductionZh)
