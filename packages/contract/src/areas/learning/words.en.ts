import { joinWords } from '../../kernel/join-words.ts'

export const learningEn = joinWords({ area: 'Courses and exams', menus: { course: 'Courses and exams' } })
