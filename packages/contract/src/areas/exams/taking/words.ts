import { book } from '../../../kernel/label.ts'
import { takingEn } from './words.en.ts'
import { takingZh } from './words.zh-CN.ts'

export const takingWords = book(takingZh, takingEn)
