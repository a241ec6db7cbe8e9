import { joinWords } from '../../kernel/join-words.ts'
import { blocksZh } from './blocks/words.zh-CN.ts'
import { ownZh } from './own/words.zh-CN.ts'
import { planZh } from './plan/words.zh-CN.ts'
import { rulesZh } from './rules/words.zh-CN.ts'
import { seatsZh } from './seats/words.zh-CN.ts'
import { swapZh } from './swap/words.zh-CN.ts'

export const rotationsZh = joinWords({ area: '轮转', menus: { rotation: '轮转管理' } }, planZh, blocksZh, rulesZh, seatsZh, ownZh, swapZh)
