import { book } from '../../../kernel/label.ts'
import { targetEn } from './words.en.ts'
import { targetZh } from './words.zh-CN.ts'

export const targetWords = book(targetZh, targetEn)
