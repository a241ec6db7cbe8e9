import { book } from '../../../kernel/label.ts'
import { blocksEn } from './words.en.ts'
import { blocksZh } from './words.zh-CN.ts'

export const blockWords = book(blocksZh, blocksEn)
