import { joinWords } from '../../kernel/join-words.ts'
import { bankZh } from './bank/words.zh-CN.ts'
import { formatZh } from './formats/words.zh-CN.ts'
import { paperZh } from './papers/words.zh-CN.ts'

export const questionsZh = joinWords({}, bankZh, formatZh, paperZh)
