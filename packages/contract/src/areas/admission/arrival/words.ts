import { book } from '../../../kernel/label.ts'
import { arrivalEn } from './words.en.ts'
import { arrivalZh } from './words.zh-CN.ts'

export const arrivalWords = book(arrivalZh, arrivalEn)
