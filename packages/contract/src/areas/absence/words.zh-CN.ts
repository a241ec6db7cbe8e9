import { joinWords } from '../../kernel/join-words.ts'
import { leaveTypesZh } from './types/words.zh-CN.ts'

export const absenceZh = joinWords({ area: '请假', menus: { daily: '日常管理' } }, leaveTypesZh)
