import { book } from '../../kernel/label.ts'
import { filesEn } from './words.en.ts'
import { filesZh } from './words.zh-CN.ts'

export const filesWords = book(filesZh, filesEn)
