import { joinWords } from '../../kernel/join-words.ts'
import { attendanceEn } from './attendance/words.en.ts'
import { bankEn } from './bank/words.en.ts'
import { courseEn } from './courses/words.en.ts'
import { examEn } from './exams/words.en.ts'

export const learningEn = joinWords({ area: 'Courses and exams', menus: { course: 'Courses and exams' } }, courseEn, attendanceEn, examEn)
import { takingEn } from './taking/words.en.ts'

const area = { area: 'Courses and exams', menus: { course: 'Courses and exams' } }
export const learningEn = joinWords(area, courseEn, attendanceEn, takingEn)
import { paperEn } from './papers/words.en.ts'

export const learningEn = joinWords({ area: 'Courses and exams', menus: { course: 'Courses and exams' } }, courseEn, attendanceEn, bankEn, paperEn)
import { markingEn } from './marking/words.en.ts'

export const learningEn = joinWords(
  { area: 'Courses and exams', menus: { course: 'Courses and exams' } },
  courseEn,
  attendanceEn,
  markingEn,
)
