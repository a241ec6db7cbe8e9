import { book } from '../label.ts'
import { cellEn } from './words.en.ts'
import { cellZh } from './words.zh-CN.ts'

export const cellWords = book(cellZh, cellEn)
