import { book } from '../../../kernel/label.ts'
import { inductionEn } from './words.en.ts'
import { inductionZh } from './words.zh-CN.ts'

export const inductionWords = book(inductionZh, inductionEn)
