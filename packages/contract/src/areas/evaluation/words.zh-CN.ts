import { joinWords } from '../../kernel/join-words.ts'
import { answerZh } from './answers/words.zh-CN.ts'
import { competencyZh } from './competency/words.zh-CN.ts'
import { examineZh } from './examinations/words.zh-CN.ts'
import { resultZh } from './results/words.zh-CN.ts'
import { settingZh } from './settings/words.zh-CN.ts'
import { targetZh } from './targets/words.zh-CN.ts'
import { templateZh } from './templates/words.zh-CN.ts'
import { ticketZh } from './tickets/words.zh-CN.ts'

export const evaluationZh = joinWords(
  { area: '评价', menus: { evaluate: '评价' } },
  templateZh,
  targetZh,
  answerZh,
  resultZh,
  examineZh,
  settingZh,
  ticketZh,
  competencyZh,
)
