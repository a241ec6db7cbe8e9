import { book } from '../../../kernel/label.ts'
import { situationsEn } from './words.en.ts'
import { situationsZh } from './words.zh-CN.ts'

export const situationWords = book(situationsZh, situationsEn)
