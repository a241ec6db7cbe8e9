import { joinWords } from '../../kernel/join-words.ts'
import { awayEn } from './away/words.en.ts'
import { balancesEn } from './balances/words.en.ts'
import { deputiesEn } from './deputies/words.en.ts'
import { figuresEn } from './figures/words.en.ts'
import { leaveEn } from './leave/words.en.ts'
import { leaveTypesEn } from './leave-types/words.en.ts'
import { standInsEn } from './stand-ins/words.en.ts'

export const absenceEn = joinWords(
  { area: 'Leave', menus: { daily: 'Daily' } },
  leaveTypesEn,
  balancesEn,
  figuresEn,
  leaveEn,
  awayEn,
  deputiesEn,
  standInsEn,
)
