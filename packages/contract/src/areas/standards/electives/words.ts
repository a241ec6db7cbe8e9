import { book } from '../../../kernel/label.ts'
import { electivesEn } from './words.en.ts'
import { electivesZh } from './words.zh-CN.ts'

export const electivesWords = book(electivesZh, electivesEn)
