import { book } from '../../../kernel/label.ts'
import { answerEn } from './words.en.ts'
import { answerZh } from './words.zh-CN.ts'

export const answerWords = book(answerZh, answerEn)
