import { book } from '../../../kernel/label.ts'
import { factsEn } from './words.en.ts'
import { factsZh } from './words.zh-CN.ts'

export const factWords = book(factsZh, factsEn)
