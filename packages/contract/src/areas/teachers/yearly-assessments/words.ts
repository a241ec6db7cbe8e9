import { book } from '../../../kernel/label.ts'
import { assessmentEn } from './words.en.ts'
import { assessmentZh } from './words.zh-CN.ts'

export const assessmentWords = book(assessmentZh, assessmentEn)
