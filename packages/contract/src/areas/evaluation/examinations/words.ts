import { book } from '../../../kernel/label.ts'
import { examineEn } from './words.en.ts'
import { examineZh } from './words.zh-CN.ts'

export const examineWords = book(examineZh, examineEn)
