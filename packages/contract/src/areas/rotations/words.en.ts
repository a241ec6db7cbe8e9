import { joinWords } from '../../kernel/join-words.ts'
import { blocksEn } from './blocks/words.en.ts'
import { factsEn } from './figures/words.en.ts'
import { planEn } from './plan/words.en.ts'
import { rulesEn } from './rules/words.en.ts'
import { seatsEn } from './seats/words.en.ts'
import { swapEn } from './swap/words.en.ts'
import { ownEn } from './trainee-rotations/words.en.ts'

export const rotationsEn = joinWords(
  {
    area: 'Rotations',
    menus: { rotation: 'Rotations' },
    waiting: {
      confirmEntries: '{count:entry|entries} to confirm',
      assessExits: '{count:exit|exits} to assess or confirm',
      placeRepeats: 'failed {count:rotation needs|rotations need} a repeat',
      requestOwnExit: '{count:rotation is|rotations are} over, please request the exit',
    },
  },
  planEn,
  blocksEn,
  rulesEn,
  seatsEn,
  ownEn,
  factsEn,
  swapEn,
)
