import { book } from '../../../kernel/label.ts'
import { qualificationEn } from './words.en.ts'
import { qualificationZh } from './words.zh-CN.ts'

export const qualificationWords = book(qualificationZh, qualificationEn)
