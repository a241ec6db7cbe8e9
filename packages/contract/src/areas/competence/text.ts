import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { badgeWords } from './badges/text.ts'
import { itemWords } from './items/text.ts'
import { levelWords } from './levels/text.ts'
import { observationWords } from './observations/text.ts'
import { reliabilityWords } from './reliability/text.ts'

export const competenceWords = joinWords(
  book({ area: ['监督级别', 'Supervision levels'], menus: { supervision: ['监督级别', 'Supervision levels'] } }),
  itemWords,
  observationWords,
  levelWords,
  badgeWords,
  reliabilityWords,
)
