import { book } from '../../../kernel/label.ts'
import { completionEn } from './words.en.ts'
import { completionZh } from './words.zh-CN.ts'

export const completionWords = book(completionZh, completionEn)
