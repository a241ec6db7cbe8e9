import { book } from '../../../kernel/label.ts'
import { deputiesEn } from './words.en.ts'
import { deputiesZh } from './words.zh-CN.ts'

export const deputyWords = book(deputiesZh, deputiesEn)
