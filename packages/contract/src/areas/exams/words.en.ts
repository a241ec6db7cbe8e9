import { joinWords } from '../../kernel/join-words.ts'
import { examEn } from './exam/words.en.ts'
import { inductionEn } from './induction/words.en.ts'
import { markingEn } from './marking/words.en.ts'
import { takingEn } from './taking/words.en.ts'

export const examsEn = joinWords({}, examEn, takingEn, markingEn, inductionEn)
