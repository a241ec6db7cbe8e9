import { joinWords } from '../../kernel/join-words.ts'
import { answerEn } from './answers/words.en.ts'
import { competencyEn } from './competency/words.en.ts'
import { targetEn } from './targets/words.en.ts'
import { templateEn } from './templates/words.en.ts'
import { ticketEn } from './tickets/words.en.ts'

export const evaluationEn = joinWords(
  { area: 'Evaluation', menus: { evaluate: 'Evaluation' } },
  templateEn,
  targetEn,
  answerEn,
  ticketEn,
  competencyEn,
)
