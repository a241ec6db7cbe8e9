import { book } from '../label.ts'
import { sheetEn } from './words.en.ts'
import { sheetZh } from './words.zh-CN.ts'

export const sheetWords = book(sheetZh, sheetEn)
