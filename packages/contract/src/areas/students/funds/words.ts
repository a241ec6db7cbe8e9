import { book } from '../../../kernel/label.ts'
import { fundsEn } from './words.en.ts'
import { fundsZh } from './words.zh-CN.ts'

export const fundWords = book(fundsZh, fundsEn)
