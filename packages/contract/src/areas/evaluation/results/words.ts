import { book } from '../../../kernel/label.ts'
import { resultEn } from './words.en.ts'
import { resultZh } from './words.zh-CN.ts'

export const resultWords = book(resultZh, resultEn)
