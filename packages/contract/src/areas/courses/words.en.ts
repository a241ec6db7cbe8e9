import { joinWords } from '../../kernel/join-words.ts'
import { attendanceEn } from './attendance/words.en.ts'
import { courseEn } from './course/words.en.ts'

const own = { area: 'Courses and exams', menus: { course: 'Courses and exams' } }
export const coursesEn = joinWords(own, courseEn, attendanceEn)
