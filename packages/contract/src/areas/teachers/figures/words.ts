import { book } from '../../../kernel/label.ts'
import { situationEn } from './words.en.ts'
import { situationZh } from './words.zh-CN.ts'

export const situationWords = book(situationZh, situationEn)
