import { book } from '../../../kernel/label.ts'
import { evidenceEn } from './words.en.ts'
import { evidenceZh } from './words.zh-CN.ts'

export const evidenceWords = book(evidenceZh, evidenceEn)
