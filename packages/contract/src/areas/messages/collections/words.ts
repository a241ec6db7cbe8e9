import { book } from '../../../kernel/label.ts'
import { collectionEn } from './words.en.ts'
import { collectionZh } from './words.zh-CN.ts'

export const collectionWords = book(collectionZh, collectionEn)
