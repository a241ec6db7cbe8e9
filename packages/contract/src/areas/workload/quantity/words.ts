import { book } from '../../../kernel/label.ts'
import { quantityEn } from './words.en.ts'
import { quantityZh } from './words.zh-CN.ts'

export const quantityWords = book(quantityZh, quantityEn)
