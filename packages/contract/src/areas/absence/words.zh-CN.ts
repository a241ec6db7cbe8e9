import { joinWords } from '../../kernel/join-words.ts'
import { awayZh } from './away/words.zh-CN.ts'
import { balancesZh } from './balances/words.zh-CN.ts'
import { deputiesZh } from './deputies/words.zh-CN.ts'
import { figuresZh } from './figures/words.zh-CN.ts'
import { leaveZh } from './leave/words.zh-CN.ts'
import { leaveTypesZh } from './leave-types/words.zh-CN.ts'
import { standInsZh } from './stand-ins/words.zh-CN.ts'

export const absenceZh = joinWords(
  { area: '请假', menus: { daily: '日常管理' } },
  leaveTypesZh,
  balancesZh,
  figuresZh,
  leaveZh,
  awayZh,
  deputiesZh,
  standInsZh,
)
