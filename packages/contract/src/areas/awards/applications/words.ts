import { book } from '../../../kernel/label.ts'
import { awardApplicationEn } from './words.en.ts'
import { awardApplicationZh } from './words.zh-CN.ts'

export const awardApplicationWords = book(awardApplicationZh, awardApplicationEn)
