import { book } from '../../../kernel/label.ts'
import { ticketEn } from './words.en.ts'
import { ticketZh } from './words.zh-CN.ts'

export const ticketWords = book(ticketZh, ticketEn)
