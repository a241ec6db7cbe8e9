import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { committeeWords } from './committees/text.ts'
import { planWords } from './plans/text.ts'
import { sessionWords } from './sessions/text.ts'

export const progressWords = joinWords(
  book({ area: ['进展评议', 'Progress'], menus: { progress: ['进展评议', 'Progress'] } }),
  committeeWords,
  sessionWords,
  planWords,
)
