import { book } from '../../../kernel/label.ts'
import { bankEn } from './words.en.ts'
import { bankZh } from './words.zh-CN.ts'

export const bankWords = book(bankZh, bankEn)
