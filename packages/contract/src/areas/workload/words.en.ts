import { joinWords } from '../../kernel/join-words.ts'
import { entriesEn } from './entries/words.en.ts'
import { evidenceEn } from './evidence/words.en.ts'
import { patientsEn } from './patients/words.en.ts'
import { quantityEn } from './quantity/words.en.ts'

export const workloadEn = joinWords({ area: 'Workload', menus: { workload: 'Workload' } }, entriesEn, quantityEn, patientsEn, evidenceEn)
