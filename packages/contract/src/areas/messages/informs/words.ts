import { book } from '../../../kernel/label.ts'
import { informEn } from './words.en.ts'
import { informZh } from './words.zh-CN.ts'

export const informWords = book(informZh, informEn)
