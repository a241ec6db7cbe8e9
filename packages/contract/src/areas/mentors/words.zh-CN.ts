import { joinWords } from '../../kernel/join-words.ts'

export const mentorsZh = joinWords({ area: '导师', menus: { mentoring: '导师管理' } })
