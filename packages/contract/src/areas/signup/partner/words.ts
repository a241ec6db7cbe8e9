import { book } from '../../../kernel/label.ts'
import { partnerEn } from './words.en.ts'
import { partnerZh } from './words.zh-CN.ts'

export const partnerWords = book(partnerZh, partnerEn)
