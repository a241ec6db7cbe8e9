import { book } from '../../../kernel/label.ts'
import { compareEn } from './words.en.ts'
import { compareZh } from './words.zh-CN.ts'

export const compareWords = book(compareZh, compareEn)
