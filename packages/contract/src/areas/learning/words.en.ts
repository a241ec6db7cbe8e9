import { joinWords } from '../../kernel/join-words.ts'
import { attendanceEn } from './attendance/words.en.ts'
import { bankEn } from './bank/words.en.ts'
import { courseEn } from './courses/words.en.ts'
import { examEn } from './exams/words.en.ts'
import { formatEn } from './formats/words.en.ts'
import { inductionEn } from './induction/words.en.ts'
import { markingEn } from './marking/words.en.ts'
import { paperEn } from './papers/words.en.ts'
import { takingEn } from './taking/words.en.ts'

const area = { area: 'Courses and exams', menus: { course: 'Courses and exams' } }
export const learningEn = joinWords(area, courseEn, attendanceEn, bankEn, formatEn, paperEn, examEn, takingEn, markingEn, inductionEn)
