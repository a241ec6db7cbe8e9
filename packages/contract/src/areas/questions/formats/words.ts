import { book } from '../../../kernel/label.ts'
import { formatEn } from './words.en.ts'
import { formatZh } from './words.zh-CN.ts'

export const formatWords = book(formatZh, formatEn)
