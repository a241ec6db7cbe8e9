import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { blockWords } from './blocks/text.ts'
import { factWords } from './figures/text.ts'
import { planWords } from './plan/text.ts'
import { preferenceWords } from './preferences/text.ts'
import { ruleWords } from './rules/text.ts'
import { seatsWords } from './seats/text.ts'
import { swapWords } from './swap/text.ts'
import { ownWords } from './trainee-rotations/text.ts'

export const rotationsWords = joinWords(
  book({
    area: ['轮转', 'Rotations'],
    menus: { rotation: ['轮转管理', 'Rotations'] },
    waiting: {
      confirmEntries: ['名学员待确认入科', '{count:entry|entries} to confirm'],
      assessExits: ['名学员待出科评定或确认', '{count:exit|exits} to assess or confirm'],
      placeRepeats: ['次不合格的轮转待安排补轮', 'failed {count:rotation|rotations} without a repeat'],
      requestOwnExit: ['次轮转已结束，请申请出科', '{count:rotation has|rotations have} ended, request the exit'],
    },
  }),
  planWords,
  blockWords,
  ruleWords,
  seatsWords,
  ownWords,
  factWords,
  swapWords,
  preferenceWords,
)
