import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { answerWords } from './answers/text.ts'
import { competencyWords } from './competency/text.ts'
import { examineWords } from './examinations/text.ts'
import { loadWords } from './load/text.ts'
import { requestWords } from './requests/text.ts'
import { resultWords } from './results/text.ts'
import { settingWords } from './settings/text.ts'
import { targetWords } from './targets/text.ts'
import { templateWords } from './templates/text.ts'
import { ticketWords } from './tickets/text.ts'

export const evaluationWords = joinWords(
  book({
    setUp: {
      forms: {
        title: ['评价表', 'Evaluation forms'],
        lead: ['发布评学员、评老师和科室的评价表', 'Publish forms for evaluating trainees, teachers and departments'],
      },
    },
    area: ['评价', 'Evaluation'],
    menus: { evaluate: ['评价', 'Evaluation'] },
  }),
  templateWords,
  targetWords,
  answerWords,
  requestWords,
  loadWords,
  resultWords,
  examineWords,
  settingWords,
  ticketWords,
  competencyWords,
)
