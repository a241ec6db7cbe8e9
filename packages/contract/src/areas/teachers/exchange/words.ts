import { book } from '../../../kernel/label.ts'
import { exchangeEn } from './words.en.ts'
import { exchangeZh } from './words.zh-CN.ts'

export const exchangeWords = book(exchangeZh, exchangeEn)
