import { book } from '../../../kernel/label.ts'
import { swapEn } from './words.en.ts'
import { swapZh } from './words.zh-CN.ts'

export const swapWords = book(swapZh, swapEn)
