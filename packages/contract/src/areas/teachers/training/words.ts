import { book } from '../../../kernel/label.ts'
import { trainingEn } from './words.en.ts'
import { trainingZh } from './words.zh-CN.ts'

export const trainingWords = book(trainingZh, trainingEn)
