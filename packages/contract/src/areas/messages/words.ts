import { book } from '../../kernel/label.ts'
import { messagesEn } from './words.en.ts'
import { messagesZh } from './words.zh-CN.ts'

export const messagesWords = book(messagesZh, messagesEn)
