import { book } from '../../../kernel/label.ts'
import { entriesEn } from './words.en.ts'
import { entriesZh } from './words.zh-CN.ts'

export const entryWords = book(entriesZh, entriesEn)
