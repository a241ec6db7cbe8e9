import { joinWords } from '../../kernel/join-words.ts'
import { attendanceEn } from './attendance/words.en.ts'
import { courseEn } from './courses/words.en.ts'

export const learningEn = joinWords({ area: 'Courses and exams', menus: { course: 'Courses and exams' } }, courseEn, attendanceEn)
