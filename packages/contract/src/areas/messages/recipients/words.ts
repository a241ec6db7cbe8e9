import { book } from '../../../kernel/label.ts'
import { recipientEn } from './words.en.ts'
import { recipientZh } from './words.zh-CN.ts'

export const recipientWords = book(recipientZh, recipientEn)
