import { joinWords } from '../../kernel/join-words.ts'
import { awardApplicationZh } from './applications/words.zh-CN.ts'
import { awardCompetitionZh } from './competition/words.zh-CN.ts'
import { awardKindZh } from './kinds/words.zh-CN.ts'

export const awardsZh = joinWords({ area: '评优评先', menus: { awards: '评优评先' } }, awardKindZh, awardApplicationZh, awardCompetitionZh)
