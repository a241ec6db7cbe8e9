import { joinWords } from '../../kernel/join-words.ts'
import { attendanceEn } from '../courses/attendance/words.en.ts'
import { bankEn } from '../questions/bank/words.en.ts'
import { courseEn } from '../courses/course/words.en.ts'
import { examEn } from './exam/words.en.ts'
import { formatEn } from '../questions/formats/words.en.ts'
import { inductionEn } from './induction/words.en.ts'
import { markingEn } from './marking/words.en.ts'
import { paperEn } from '../questions/papers/words.en.ts'
import { takingEn } from './taking/words.en.ts'

const area = { area: 'Courses and exams', menus: { course: 'Courses and exams' } }
export const learningEn = joinWords(area, courseEn, attendanceEn, bankEn, formatEn, paperEn, examEn, takingEn, markingEn, inductionEn)
