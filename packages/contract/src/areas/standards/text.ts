import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { cohortWords } from './cohort/text.ts'
import { compareWords } from './compare/text.ts'
import { conditionsWords } from './conditions/text.ts'
import { electivesWords } from './electives/text.ts'
import { indicatorsWords } from './indicators/text.ts'
import { tableWords } from './table/text.ts'

export const standardsWords = joinWords(
  book({
    setUp: {
      standards: {
        title: ['培训标准', 'Training standards'],
        lead: ['导入或新增各专业的培训标准并发布', 'Import or add a standard for each major and publish it'],
      },
    },
    area: ['培训标准', 'Training standards'],
    menus: { standard: ['标准管理', 'Standards'] },
  }),
  tableWords,
  compareWords,
  cohortWords,
  electivesWords,
  conditionsWords,
  indicatorsWords,
)
