import { joinWords } from '../../kernel/join-words.ts'
<<<<<<< HEAD
import { planEn } from './plan/words.en.ts'

export const rotationsEn = joinWords({ area: 'Rotations', menus: { rotation: 'Rotations' } }, planEn)
=======
import { blocksEn } from './blocks/words.en.ts'

export const rotationsEn = joinWords({ area: 'Rotations', menus: { rotation: 'Rotations' } }, blocksEn)
>>>>>>> main
