import { joinWords } from '../../kernel/join-words.ts'
import { examZh } from './exam/words.zh-CN.ts'
import { inductionZh } from './induction/words.zh-CN.ts'
import { markingZh } from './marking/words.zh-CN.ts'
import { takingZh } from './taking/words.zh-CN.ts'

export const examsZh = joinWords({}, examZh, takingZh, markingZh, inductionZh)
