import { joinWords } from '../../kernel/join-words.ts'
import { admissionZh } from './admission/words.zh-CN.ts'
import { arrivalZh } from './arrival/words.zh-CN.ts'
import { examsZh } from './exams/words.zh-CN.ts'
import { intakesZh } from './intakes/words.zh-CN.ts'
import { statisticsZh } from './statistics/words.zh-CN.ts'

export const recruitmentZh = joinWords({ area: '招生' }, intakesZh, examsZh, admissionZh, arrivalZh, statisticsZh)
