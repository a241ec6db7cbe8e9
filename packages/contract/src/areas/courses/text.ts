import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { attendanceWords } from './attendance/text.ts'
import { courseWords } from './course/text.ts'

export const coursesWords = joinWords(
  book({ area: ['课程考试', 'Courses and exams'], menus: { course: ['课程考试', 'Courses and exams'] } }),
  courseWords,
  attendanceWords,
)
