import { joinWords } from '../../kernel/join-words.ts'
import { bankEn } from './bank/words.en.ts'
import { formatEn } from './formats/words.en.ts'
import { paperEn } from './papers/words.en.ts'

export const questionsEn = joinWords({}, bankEn, formatEn, paperEn)
