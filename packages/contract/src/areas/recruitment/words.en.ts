import { joinWords } from '../../kernel/join-words.ts'
import { admissionEn } from './admission/words.en.ts'
import { arrivalEn } from './arrival/words.en.ts'
import { examsEn } from './exams/words.en.ts'
import { intakesEn } from './intakes/words.en.ts'
import { statisticsEn } from './statistics/words.en.ts'

export const recruitmentEn = joinWords({ area: 'Recruitment' }, intakesEn, examsEn, admissionEn, arrivalEn, statisticsEn)
