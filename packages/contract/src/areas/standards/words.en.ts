import { joinWords } from '../../kernel/join-words.ts'
import { cohortEn } from './cohort/words.en.ts'
import { compareEn } from './compare/words.en.ts'
import { conditionsEn } from './conditions/words.en.ts'
import { electivesEn } from './electives/words.en.ts'
import { indicatorsEn } from './indicators/words.en.ts'
import { tableEn } from './table/words.en.ts'

export const standardsEn = joinWords(
  { area: 'Training standards', menus: { standard: 'Standards' } },
  tableEn,
  compareEn,
  cohortEn,
  electivesEn,
  conditionsEn,
  indicatorsEn,
)
