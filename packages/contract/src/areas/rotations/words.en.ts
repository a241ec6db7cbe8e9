import { joinWords } from '../../kernel/join-words.ts'
import { seatsEn } from './seats/words.en.ts'

export const rotationsEn = joinWords({ area: 'Rotations', menus: { rotation: 'Rotations' } }, seatsEn)
