import { book } from '../../../kernel/label.ts'
import { leaveEn } from './words.en.ts'
import { leaveZh } from './words.zh-CN.ts'

export const leaveWords = book(leaveZh, leaveEn)
