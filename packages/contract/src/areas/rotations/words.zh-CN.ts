import { joinWords } from '../../kernel/join-words.ts'

export const rotationsZh = joinWords({ area: '轮转', menus: { rotation: '轮转管理' } })
