import { joinWords } from '../../kernel/join-words.ts'
import { blocksZh } from './blocks/words.zh-CN.ts'
import { factsZh } from './figures/words.zh-CN.ts'
import { planZh } from './plan/words.zh-CN.ts'
import { rulesZh } from './rules/words.zh-CN.ts'
import { seatsZh } from './seats/words.zh-CN.ts'
import { swapZh } from './swap/words.zh-CN.ts'
import { ownZh } from './trainee-rotations/words.zh-CN.ts'

export const rotationsZh = joinWords(
  {
    area: '轮转',
    menus: { rotation: '轮转管理' },
    waiting: {
      confirmEntries: '名学员待确认入科',
      assessExits: '名学员待出科评定或确认',
      placeRepeats: '次不合格的轮转待安排补轮',
      requestOwnExit: '次轮转已结束，请申请出科',
    },
  },
  planZh,
  blocksZh,
  rulesZh,
  seatsZh,
  ownZh,
  factsZh,
  swapZh,
)
