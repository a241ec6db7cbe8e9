import { book } from '../../../kernel/label.ts'
import { markingEn } from './words.en.ts'
import { markingZh } from './words.zh-CN.ts'

export const markingWords = book(markingZh, markingEn)
