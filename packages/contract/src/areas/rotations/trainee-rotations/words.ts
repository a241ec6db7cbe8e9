import { book } from '../../../kernel/label.ts'
import { ownEn } from './words.en.ts'
import { ownZh } from './words.zh-CN.ts'

export const ownWords = book(ownZh, ownEn)
