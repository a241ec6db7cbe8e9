import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { awardApplicationWords } from './applications/text.ts'
import { awardCompetitionWords } from './competition/text.ts'
import { awardKindWords } from './kinds/text.ts'

export const awardsWords = joinWords(
  book({ area: ['评优评先', 'Awards'], menus: { awards: ['评优评先', 'Awards'] } }),
  awardKindWords,
  awardApplicationWords,
  awardCompetitionWords,
)
