import { joinWords } from '../../kernel/join-words.ts'
import { changesEn } from './changes/words.en.ts'
import { completionEn } from './completion/words.en.ts'
import { departureEn } from './departure/words.en.ts'
import { fileEn } from './file/words.en.ts'
import { fundsEn } from './funds/words.en.ts'
import { situationsEn } from './situations/words.en.ts'
import { traineesEn } from './trainees/words.en.ts'

export const studentsEn = joinWords(
  { area: 'Trainees', menus: { training: 'Trainees' } },
  departureEn,
  traineesEn,
  fileEn,
  changesEn,
  completionEn,
  situationsEn,
  fundsEn,
)
