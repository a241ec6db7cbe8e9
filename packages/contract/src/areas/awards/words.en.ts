import { joinWords } from '../../kernel/join-words.ts'
import { awardApplicationEn } from './applications/words.en.ts'
import { awardCompetitionEn } from './competition/words.en.ts'
import { awardKindEn } from './kinds/words.en.ts'

export const awardsEn = joinWords({ area: 'Awards', menus: { awards: 'Awards' } }, awardKindEn, awardApplicationEn, awardCompetitionEn)
