import { joinWords } from '../../kernel/join-words.ts'
import { compareEn } from './compare/words.en.ts'
import { conditionsEn } from './conditions/words.en.ts'
import { indicatorsEn } from './indicators/words.en.ts'
import { tableEn } from './table/words.en.ts'

export const standardsEn = joinWords(
  { area: 'Training standards', menus: { standard: 'Standards' } },
  tableEn,
  compareEn,
  conditionsEn,
  indicatorsEn,
)
