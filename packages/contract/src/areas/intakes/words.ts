import { book } from '../../kernel/label.ts'
import { intakesEn } from './words.en.ts'
import { intakesZh } from './words.zh-CN.ts'

export const intakesWords = book(intakesZh, intakesEn)
