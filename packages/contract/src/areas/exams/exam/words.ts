import { book } from '../../../kernel/label.ts'
import { examEn } from './words.en.ts'
import { examZh } from './words.zh-CN.ts'

export const examWords = book(examZh, examEn)
