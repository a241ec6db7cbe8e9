import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { changeWords } from './change/text.ts'
import { mentorChoiceWords } from './choice/text.ts'
import { libraryWords } from './library/text.ts'
import { recordWords } from './records/text.ts'

export const mentorsWords = joinWords(
  book({ area: ['导师', 'Mentors'], menus: { mentoring: ['导师管理', 'Mentors'] } }),
  libraryWords,
  mentorChoiceWords,
  changeWords,
  recordWords,
)
