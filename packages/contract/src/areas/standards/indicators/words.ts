import { book } from '../../../kernel/label.ts'
import { indicatorsEn } from './words.en.ts'
import { indicatorsZh } from './words.zh-CN.ts'

export const indicatorsWords = book(indicatorsZh, indicatorsEn)
