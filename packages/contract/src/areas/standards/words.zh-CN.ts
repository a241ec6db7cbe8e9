import { joinWords } from '../../kernel/join-words.ts'
import { cohortZh } from './cohort/words.zh-CN.ts'
import { compareZh } from './compare/words.zh-CN.ts'
import { conditionsZh } from './conditions/words.zh-CN.ts'
import { electivesZh } from './electives/words.zh-CN.ts'
import { indicatorsZh } from './indicators/words.zh-CN.ts'
import { tableZh } from './table/words.zh-CN.ts'

export const standardsZh = joinWords(
  { area: '培训标准', menus: { standard: '标准管理' } },
  tableZh,
  compareZh,
  cohortZh,
  electivesZh,
  conditionsZh,
  indicatorsZh,
)
