import { joinWords } from '../../kernel/join-words.ts'
import { changeZh } from './change/words.zh-CN.ts'
import { mentorChoiceZh } from './choice/words.zh-CN.ts'
import { libraryZh } from './library/words.zh-CN.ts'
import { recordsZh } from './records/words.zh-CN.ts'

export const mentorsZh = joinWords({ area: '导师', menus: { mentoring: '导师管理' } }, libraryZh, mentorChoiceZh, changeZh, recordsZh)
