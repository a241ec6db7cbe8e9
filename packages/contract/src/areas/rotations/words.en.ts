import { joinWords } from '../../kernel/join-words.ts'
import { blocksEn } from './blocks/words.en.ts'
import { rulesEn } from './rules/words.en.ts'

export const rotationsEn = joinWords(
  {
    area: 'Rotations',
    menus: { rotation: 'Rotations' },
    waiting: {
      confirmEntries: 'entries to confirm',
      assessExits: 'exits to assess or confirm',
      placeRepeats: 'failed rotations need a repeat',
    },
  },
  blocksEn,
  rulesEn,
)
