import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { hoursWords } from './hours/text.ts'
import { shiftKindWords } from './kinds/text.ts'
import { limitWords } from './limits/text.ts'
import { dutyPreferenceWords } from './preferences/text.ts'
import { rosterWords } from './rosters/text.ts'
import { shiftSwapWords } from './swaps/text.ts'

export const dutyWords = joinWords(
  book({ area: ['值班', 'Duty'], menus: { duty: ['值班管理', 'Duty'] } }),
  shiftKindWords,
  rosterWords,
  shiftSwapWords,
  hoursWords,
  limitWords,
  dutyPreferenceWords,
)
