import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { traineeChangeWords } from './changes/text.ts'
import { completionWords } from './completion/text.ts'
import { departureWords } from './departure/text.ts'
import { fileWords } from './file/text.ts'
import { fundWords } from './funds/text.ts'
import { situationWords } from './situations/text.ts'
import { traineesWords } from './trainees/text.ts'

export const studentsWords = joinWords(
  book({ area: ['学员', 'Trainees'], menus: { training: ['学员管理', 'Trainees'] } }),
  departureWords,
  traineesWords,
  fileWords,
  traineeChangeWords,
  completionWords,
  situationWords,
  fundWords,
)
