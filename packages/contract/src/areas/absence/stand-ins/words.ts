import { book } from '../../../kernel/label.ts'
import { standInsEn } from './words.en.ts'
import { standInsZh } from './words.zh-CN.ts'

export const standInWords = book(standInsZh, standInsEn)
