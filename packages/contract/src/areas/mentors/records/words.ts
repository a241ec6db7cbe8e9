import { book } from '../../../kernel/label.ts'
import { recordsEn } from './words.en.ts'
import { recordsZh } from './words.zh-CN.ts'

export const recordWords = book(recordsZh, recordsEn)
