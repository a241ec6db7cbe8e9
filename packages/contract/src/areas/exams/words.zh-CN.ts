import { joinWords } from '../../kernel/join-words.ts'
import { attendanceZh } from '../courses/attendance/words.zh-CN.ts'
import { bankZh } from '../questions/bank/words.zh-CN.ts'
import { courseZh } from '../courses/course/words.zh-CN.ts'
import { examZh } from './exam/words.zh-CN.ts'
import { formatZh } from '../questions/formats/words.zh-CN.ts'
import { inductionZh } from './induction/words.zh-CN.ts'
import { markingZh } from './marking/words.zh-CN.ts'
import { paperZh } from '../questions/papers/words.zh-CN.ts'
import { takingZh } from './taking/words.zh-CN.ts'

const area = { area: '课程考试', menus: { course: '课程考试' } }
export const learningZh = joinWords(area, courseZh, attendanceZh, bankZh, formatZh, paperZh, examZh, takingZh, markingZh, inductionZh)
