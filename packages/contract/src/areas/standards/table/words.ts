import { book } from '../../../kernel/label.ts'
import { tableEn } from './words.en.ts'
import { tableZh } from './words.zh-CN.ts'

export const tableWords = book(tableZh, tableEn)
