import { joinWords } from '../../kernel/join-words.ts'
import { leaveTypesEn } from './types/words.en.ts'

export const absenceEn = joinWords({ area: 'Leave', menus: { daily: 'Daily' } }, leaveTypesEn)
