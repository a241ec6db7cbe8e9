import { book } from '../../../kernel/label.ts'
import { fileEn } from './words.en.ts'
import { fileZh } from './words.zh-CN.ts'

export const fileWords = book(fileZh, fileEn)
