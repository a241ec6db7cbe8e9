import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { awayWords } from './away/text.ts'
import { balanceWords } from './balances/text.ts'
import { deputyWords } from './deputies/text.ts'
import { figureWords } from './figures/text.ts'
import { leaveWords } from './leave/text.ts'
import { leaveTypeWords } from './leave-types/text.ts'
import { standInWords } from './stand-ins/text.ts'

export const absenceWords = joinWords(
  book({
    setUp: {
      leaveTypes: {
        title: ['请假类型和所在省份', 'Leave types and province'],
        lead: ['选定所在省份，核对各类假的天数', 'Choose the province and check the days of each leave type'],
      },
    },
    area: ['请假', 'Leave'],
    menus: { daily: ['日常管理', 'Daily'] },
  }),
  leaveTypeWords,
  balanceWords,
  figureWords,
  leaveWords,
  awayWords,
  deputyWords,
  standInWords,
)
