import { joinWords } from '../../kernel/join-words.ts'

export const rotationsEn = joinWords({ area: 'Rotations', menus: { rotation: 'Rotations' } })
