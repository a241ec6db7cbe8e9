import { book } from '../../../kernel/label.ts'
import { conditionsEn } from './words.en.ts'
import { conditionsZh } from './words.zh-CN.ts'

export const conditionsWords = book(conditionsZh, conditionsEn)
