import { book } from '../../../kernel/label.ts'
import { leaveTypesEn } from './words.en.ts'
import { leaveTypesZh } from './words.zh-CN.ts'

export const leaveTypeWords = book(leaveTypesZh, leaveTypesEn)
