import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { entryWords } from './entries/text.ts'
import { evidenceWords } from './evidence/text.ts'
import { patientWords } from './patients/text.ts'
import { quantityWords } from './quantity/text.ts'

export const workloadWords = joinWords(
  book({ area: ['工作量', 'Workload'], menus: { workload: ['工作量', 'Workload'] } }),
  entryWords,
  quantityWords,
  patientWords,
  evidenceWords,
)
