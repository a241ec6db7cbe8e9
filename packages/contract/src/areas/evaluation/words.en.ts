import { joinWords } from '../../kernel/join-words.ts'
import { answerEn } from './answers/words.en.ts'
import { competencyEn } from './competency/words.en.ts'
import { examineEn } from './examinations/words.en.ts'
import { resultEn } from './results/words.en.ts'
import { settingEn } from './settings/words.en.ts'
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
  resultEn,
  examineEn,
  settingEn,
)
