import { book } from '../../../kernel/label.ts'
import { checkEn } from './words.en.ts'
import { checkZh } from './words.zh-CN.ts'

export const checkWords = book(checkZh, checkEn)
